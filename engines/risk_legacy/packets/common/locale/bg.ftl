event-land-fed = { $territory } носи на { $seat } { $troops ->
    [one] { $troops } войник
   *[other] { $troops } войници
}.
event-troops-lost = { $seat } губи { $each ->
    [0] {""}
   *[1] по{" "}
}{ $troops ->
    [one] { $troops } войник
   *[other] { $troops } войници
} в { $territory }{ $known ->
    [0] {""}
   *[1] {" "}({ $cause })
}{ $left ->
    [some] .
    [nobody] ; там не остава никой.
   *[hq] ; там не остава никой и звездата ★ за щаба е изгубена.
}
event-troops-lost-yours = Губиш { $each ->
    [0] {""}
   *[1] по{" "}
}{ $troops ->
    [one] { $troops } войник
   *[other] { $troops } войници
} в { $territory }{ $known ->
    [0] {""}
   *[1] {" "}({ $cause })
}{ $left ->
    [some] .
    [nobody] ; там не остава никой.
   *[hq] ; там не остава никой и заедно с щаба губиш звезда ★.
}
-events-come = Ако в края на хода новата карта в редицата показва четен брой монети, веднага се тегли карта със събитие.
note-largest-population = Събитие за най-голямото население в градовете: това си ти, с население { $population }.
note-mission-replaced = Друга мисия ще замени откритата „{ $mission }“ ({ $demand }), а тя се връща в тестето.
event-event-drawn = 🃏 Събитие: { $event }!
event-event-drawn-for = 🃏 Събитие: { $event }! То е за { $seat }.
event-event-destroyed = Картата „{ $event }“ напуска този свят завинаги.
change-event-card-destroyed = картата със събитие „{ $event }“ е унищожена

## Мисии

prompt-mission = Изпълни мисия. Вземаш ли я вместо карта?
prompt-choose-mission = Коя мисия да се открие?
move-claim-mission = 🎯 { $mission } ★{ $stars }
move-claim-mission-at = 🎯 { $mission } ★{ $stars }: { $territory }
move-no-mission = { $due ->
    [0] Сега без мисия
   *[1] Картата, без мисия
}
move-choose-mission = 🎯 { $mission } ★{ $stars }
wish-mission = Коя мисия да е открита
aim-mission = Мисия: { $mission }
aim-own-mission = Твоята мисия: { $mission }
board-mission = 🎯 Мисия: { $mission } ★{ $stars } ({ $demand })
besides-missions = 🎯 Мисии: в тестето { $deck }, изхвърлени { $discard }
board-own-mission = { $used ->
    [0] 📌 { $who }: { $mission } ({ $demand })
   *[1] 📌 { $who }: { $mission }, вече изпълнена в тази игра
}
event-mission-turned-up = Открита мисия „{ $mission }“: { $demand }.
event-mission-claimed = { $stars ->
    [one] { $seat } изпълнява мисията „{ $mission }“ и получава { $stars } звезда ★!
   *[other] { $seat } изпълнява мисията „{ $mission }“ и получава { $stars } звезди ★!
}
event-mission-kept = Мисията „{ $mission }“ остава завинаги на фракцията ({ $faction }): може да се изпълни веднъж на игра.
change-mission-destroyed = Мисия, изпълнена завинаги: { $mission }
star-source-mission = { $count ->
    [one] { $count } от мисия
   *[other] { $count } от мисии
}
world-star-source-mission = от мисии { $count }
continent-none = Извън континентите

## In the chronicle

tale-missions = От мисии { $who } спечели ★{ $count }.
