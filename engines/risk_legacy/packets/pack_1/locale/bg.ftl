### Пакет 1 (RL-B1). Първите два реда стоят и на затворения пакет, останалите са тайна, докато не се отвори.

packet-pack-1 = Пакет 1
seal-pack-1 = деветият малък град е основан
opened-pack-1 =
    • Отсега нататък всяка игра започва с подбор вместо със зарове. В пет кръга всеки взема фракция, номер на ход, номер на разполагане, войници и карти с монета.
    • Първи избира този с най-високия зар; всеки кръг върви в обратната посока.
    • Който влиза отново във войната, получава половината от войниците, които е взел.
    • Сред картите с белег вече има три биологични заплахи: на такава земя умира по един войник в края на хода на притежателя ѝ.
    • { -events-come } Много от тях са за най-голямото население в градовете.
brings-pack-1 = подбор вместо зарове в началото, биологични заплахи, събития

## Части

title-biohazard = Биологична заплаха
title-control_the_people = Власт над народа
title-fortify = Укрепяване
title-resistance = Съпротива
title-riots = Бунтове
icon-biohazard = ☣️
legend-biohazard = { $icon } биологична заплаха: −1 войник в края на ходовете на притежателя
scar-biohazard = в края на всеки ход на притежателя там умира войник, завинаги

## Подборът

prompt-draft = { $left ->
    [one] Подбор: какво вземаш накрая?
   *[other] Подбор: какво вземаш? Остават ти { $left } избора.
}
prompt-draft-start = { $troops ->
    [one] { $faction }: къде започват щабът ти и твоят { $troops } войник?
   *[other] { $faction }: къде започват щабът ти и твоите { $troops } войници?
}
move-draft-pick-faction = { $value }
move-draft-pick = { $category ->
    [turn-order] ход { $value }
    [starting-placement] място { $value }
    [starting-troops] { $value ->
        [one] { $value } войник
       *[other] { $value } войници
    }
   *[starting-coin-cards] { $value ->
        [0] без карта с монета
        [one] { $value } карта с монета
       *[other] { $value } карти с монета
    }
}
group-draft = { $category ->
    [faction] Фракция
    [turn-order] Ред на ходовете
    [starting-placement] Ред на разполагане
    [starting-troops] Войници в началото
   *[starting-coin-cards] Карти с монета в началото
}
hint-draft = { $category ->
    [turn-order] { $value ->
        [1] първият ход в играта е твой
       *[later] номер { $value } в реда на ходовете
    }
    [starting-placement] { $value ->
        [1] първи избираш откъде да започнеш
       *[later] номер { $value } при избора откъде да започнеш
    }
   *[starting-troops] половината, ако влезеш отново във войната
}
reason-draft-taken = Вече е у друг.
reason-draft-served = От тези вече имаш.
board-drafted = { $count ->
    [0] **{ $who }**: още нищо
   *[some] **{ $who }**: { $items }
}
board-undrafted = Остава за подбор: { $items }
event-draft-began = Начално хвърляне: { $rounds }. { $first } избира пръв.
event-card-drafted = { $category ->
    [turn-order] { $seat } взема ход { $value }.
    [starting-placement] { $seat } взема място { $value } в реда на разполагане.
    [starting-troops] { $value ->
        [one] { $seat } взема { $value } войник.
       *[other] { $seat } взема { $value } войници.
    }
   *[starting-coin-cards] { $value ->
        [0] { $seat } остава без карта с монета.
        [one] { $seat } взема { $value } карта с монета за началото.
       *[other] { $seat } взема { $value } карти с монета за началото.
    }
}
event-turns-settled = Подборът свърши. Ред на ходовете: { $order }.
event-coins-drafted = { $coins ->
    [one] { $seat } получава { $coins } карта с монета.
   *[other] { $seat } получава { $coins } карти с монета.
}

## Събития

prompt-control = { $troops ->
    [one] Власт над народа: { $troops } войник в един от градовете ти или придвижване веднага?
   *[other] Власт над народа: { $troops } войници в един от градовете ти или придвижване веднага?
}
group-event-maneuver = Придвижи веднага
prompt-fortify = { $fed ->
    [0] Укрепяване: укрепление около един твой град или по { $troops } войници в най-много { $cities } твои града?
   *[fed] Укрепяване: още { $troops } войници в друг град?
}
group-reinforce = Войници
group-wall-city = Укрепление, завинаги
move-reinforce = { $territory } +{ $troops }
move-wall-city = 🧱 { $territory }
move-no-more-cities = Никъде повече
event-city-walled = { $seat } укрепява града завинаги: { $territory }.
event-rioted = { $quiet ->
    [0] Бунтове в { $territory }: 🎲 { $die }. { $seat } губи контрол над улиците.
   *[1] Бунтове в { $territory }: 🎲 { $die }. { $seat } удържа реда.
}
event-rioted-hq = Бунтове в { $territory }: 🎲 { $die }. Щабът на { $hq } там е разрушен.
event-rioted-hq-yours = Бунтове в { $territory }: 🎲 { $die }. Щабът на { $hq } там е разрушен и губиш звездата му ★.
