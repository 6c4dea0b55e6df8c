### Набор 1 (RL-B1). Первые две строки видны и на закрытом наборе, остальные — тайна, пока его не откроют.

packet-pack-1 = Набор 1
seal-pack-1 = девятый мелкий город основан
opened-pack-1 =
    • Теперь каждая партия начинается не с кубиков, а с выбора по очереди. За пять кругов каждый берёт фракцию, номер хода, номер размещения, войска и карты-монеты.
    • Первым выбирает тот, у кого больше на кубике; каждый круг идёт в обратную сторону.
    • Кто вступает в войну снова, получает половину войск, которые выбрал.
    • Среди карт меток появились три биологические угрозы: на такой земле в конце хода её владельца гибнет солдат.
    • { -events-come } Многие достаются тому, у кого больше всего населения в городах.
brings-pack-1 = выбор по очереди вместо кубиков в начале, биологические угрозы, события

## Компоненты

title-biohazard = Биологическая угроза
title-control_the_people = Власть над народом
title-fortify = Укрепляйтесь
title-resistance = Сопротивление
title-riots = Беспорядки
icon-biohazard = ☣️
legend-biohazard = { $icon } биологическая угроза: −1 солдат в конце хода владельца
scar-biohazard = в конце каждого хода владельца там гибнет солдат, навсегда

## Выбор перед партией

prompt-draft = { $left ->
    [one] Выбор: что вы берёте напоследок?
    [few] Выбор: что вы берёте? Вам осталось выбрать { $left } раза.
   *[many] Выбор: что вы берёте? Вам осталось выбрать { $left } раз.
}
prompt-draft-start = { $troops ->
    [one] { $faction }: где начнут ваш штаб и { $troops } солдат?
    [few] { $faction }: где начнут ваш штаб и { $troops } солдата?
   *[many] { $faction }: где начнут ваш штаб и { $troops } солдат?
}
move-draft-pick-faction = { $value }
move-draft-pick = { $category ->
    [turn-order] ход { $value }
    [starting-placement] место { $value }
    [starting-troops] { $value ->
        [one] { $value } солдат
        [few] { $value } солдата
       *[many] { $value } солдат
    }
   *[starting-coin-cards] { $value ->
        [0] без карт-монет
        [one] { $value } карта-монета
        [few] { $value } карты-монеты
       *[many] { $value } карт-монет
    }
}
group-draft = { $category ->
    [faction] Фракция
    [turn-order] Порядок ходов
    [starting-placement] Порядок размещения
    [starting-troops] Войска в начале
   *[starting-coin-cards] Карты-монеты в начале
}
hint-draft = { $category ->
    [turn-order] { $value ->
        [1] первый ход партии ваш
       *[later] { $value }-й в порядке ходов
    }
    [starting-placement] { $value ->
        [1] вы первым выбираете, где начать
       *[later] { $value }-й выбирает, где начать
    }
   *[starting-troops] половина, если вступите в войну снова
}
reason-draft-taken = Это уже у кого-то другого.
reason-draft-served = Одно из таких у вас уже есть.
board-drafted = { $count ->
    [0] **{ $who }**: пока ничего
   *[some] **{ $who }**: { $items }
}
board-undrafted = Осталось выбрать: { $items }
event-draft-began = Бросок на старт: { $rounds }. Первым выбирает { $first }.
event-card-drafted = { $category ->
    [turn-order] { $seat } берёт ход { $value }.
    [starting-placement] { $seat } берёт место { $value } в порядке размещения.
    [starting-troops] { $value ->
        [one] { $seat } берёт { $value } солдата.
        [few] { $seat } берёт { $value } солдат.
       *[many] { $seat } берёт { $value } солдат.
    }
   *[starting-coin-cards] { $value ->
        [0] { $seat } остаётся без карт-монет.
        [one] { $seat } берёт { $value } карту-монету на начало.
        [few] { $seat } берёт { $value } карты-монеты на начало.
       *[many] { $seat } берёт { $value } карт-монет на начало.
    }
}
event-turns-settled = Всё выбрано. Порядок ходов: { $order }.
event-coins-drafted = { $coins ->
    [one] { $seat } получает { $coins } карту-монету.
    [few] { $seat } получает { $coins } карты-монеты.
   *[many] { $seat } получает { $coins } карт-монет.
}

## События

prompt-control = { $troops ->
    [one] Власть над народом: { $troops } солдат в один из ваших городов или перемещение прямо сейчас?
    [few] Власть над народом: { $troops } солдата в один из ваших городов или перемещение прямо сейчас?
   *[many] Власть над народом: { $troops } солдат в один из ваших городов или перемещение прямо сейчас?
}
group-event-maneuver = Переместить прямо сейчас
prompt-fortify = { $fed ->
    [0] Укрепляйтесь: укрепление вокруг одного вашего города или солдаты в города (+{ $troops } в каждый, городов до { $cities })?
   *[fed] Укрепляйтесь: ещё в один город (+{ $troops })?
}
group-reinforce = Войска
group-wall-city = Укрепление, навсегда
move-reinforce = { $territory } +{ $troops }
move-wall-city = 🧱 { $territory }
move-no-more-cities = Больше никуда
event-city-walled = { $seat } навсегда укрепляет город: { $territory }.
event-rioted = { $quiet ->
    [0] Беспорядки ({ $territory }): 🎲 { $die }. { $seat } теряет контроль над улицами.
   *[1] Беспорядки ({ $territory }): 🎲 { $die }. { $seat } удерживает порядок.
}
event-rioted-hq = Беспорядки ({ $territory }): 🎲 { $die }. Штаб игрока { $hq } там разрушен.
event-rioted-hq-yours = Беспорядки ({ $territory }): 🎲 { $die }. Штаб игрока { $hq } там разрушен, и вы теряете звезду ★.
