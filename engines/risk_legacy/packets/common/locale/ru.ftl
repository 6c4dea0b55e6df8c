event-land-fed = { $seat } получает { $troops ->
    [one] { $troops } солдата
    [few] { $troops } солдат
   *[many] { $troops } солдат
}: { $territory }.
event-troops-lost = { $seat } теряет { $each ->
    [0] { $troops ->
        [one] { $troops } солдата
        [few] { $troops } солдат
       *[many] { $troops } солдат
    }
   *[1] { $troops ->
        [one] по { $troops } солдату
        [few] по { $troops } солдата
       *[many] по { $troops } солдат
    }
}: { $territory }{ $known ->
    [0] {""}
   *[1] {" "}({ $cause })
}{ $left ->
    [some] .
    [nobody] ; там никого не осталось.
   *[hq] ; там никого не осталось, и звезда ★ за штаб потеряна.
}
event-troops-lost-yours = Вы теряете { $each ->
    [0] { $troops ->
        [one] { $troops } солдата
        [few] { $troops } солдат
       *[many] { $troops } солдат
    }
   *[1] { $troops ->
        [one] по { $troops } солдату
        [few] по { $troops } солдата
       *[many] по { $troops } солдат
    }
}: { $territory }{ $known ->
    [0] {""}
   *[1] {" "}({ $cause })
}{ $left ->
    [some] .
    [nobody] ; там никого не осталось.
   *[hq] ; там никого не осталось, и вместе со штабом вы теряете звезду ★.
}
-events-come = Если в конце хода новая карта ряда показывает чётное число монет, сразу открывается карта события.
note-largest-population = Это событие для того, у кого больше всего населения в городах: это вы, население { $population }.
note-mission-replaced = Новая миссия заменит открытую — «{ $mission }» ({ $demand }); та вернётся в колоду.
event-event-drawn = 🃏 Событие: { $event }!
event-event-drawn-for = 🃏 Событие: { $event }! Оно касается игрока { $seat }.
event-event-destroyed = Карта «{ $event }» навсегда уходит из этого мира.
change-event-card-destroyed = карта события «{ $event }» уничтожена

## Миссии

prompt-mission = Миссия выполнена. Засчитать её вместо карты?
prompt-choose-mission = Какую миссию открыть?
move-claim-mission = 🎯 { $mission } ★{ $stars }
move-claim-mission-at = 🎯 { $mission } ★{ $stars }: { $territory }
move-no-mission = { $due ->
    [0] Без миссии
   *[1] Взять карту, без миссии
}
move-choose-mission = 🎯 { $mission } ★{ $stars }
wish-mission = Какая миссия будет открыта
aim-mission = Миссия: { $mission }
aim-own-mission = Ваша миссия: { $mission }
board-mission = 🎯 Миссия: { $mission } ★{ $stars } ({ $demand })
besides-missions = 🎯 Миссии: в колоде { $deck }, в сбросе { $discard }
board-own-mission = { $used ->
    [0] 📌 { $who }: { $mission } ({ $demand })
   *[1] 📌 { $who }: { $mission }, в этой партии уже выполнена
}
event-mission-turned-up = Открыта миссия «{ $mission }»: { $demand }.
event-mission-claimed = { $stars ->
    [one] { $seat } выполняет миссию «{ $mission }» и получает { $stars } звезду ★!
    [few] { $seat } выполняет миссию «{ $mission }» и получает { $stars } звезды ★!
   *[many] { $seat } выполняет миссию «{ $mission }» и получает { $stars } звёзд ★!
}
event-mission-kept = Миссия «{ $mission }» навсегда остаётся у фракции ({ $faction }): выполнить её можно раз за партию.
change-mission-destroyed = Миссия выполнена навсегда: { $mission }
star-source-mission = { $count ->
    [one] { $count } за миссию
    [few] { $count } за миссии
   *[many] { $count } за миссии
}
world-star-source-mission = за миссии { $count }
continent-none = Вне континентов

## In the chronicle

tale-missions = За миссии { $who } получает ★{ $count }.
