### Салонът: неговият сървър и всичко, което казва страницата му.
### {who}, {where} и подобните се попълват от страницата; $join и подобните са думи от бутоните на самия бот.

## Сървърът. Имената на каналите са с малки букви и без интервали.

server-name = Салон
channel-1 = маса
channel-2 = втора-маса
channel-3 = антре
person-1 = Ани
person-2 = Боби
person-3 = Ева
person-4 = Иво
person-5 = Мая

## Кое къде е

needs-scripts = Тази страница има нужда от JavaScript. Разреши го за този адрес.
skip = Към реда за команди
you-are = Ти си
called-times = повиквания: { $count }
is-asked = на ход
channels = Канали
direct-messages = Лични съобщения
open-places = Канали и лични съобщения
close = Затваряне
unread = непрочетено
language = Език за всички
language-own = Само за { $who }
newest = Към новите съобщения
called-below = Викат те
earlier = Покажи по-ранни съобщения
messages-in = Съобщения: { $where }

## Съобщения

app = БОТ
edited = (променено)
used = { $who } използва { $command }
thinking = { $who } мисли…
only-you = Само ти виждаш това
dismiss = Скрий съобщението
download = Запазване
choose-placeholder = Избери…
choose-count = От { $low } до { $high }, избрани: { $count }
confirm = Потвърждаване
submit = Изпращане
cancel = Отказ

## Писане

write-to = Пиши в { $where } или / за команди
write-here = До { $where } или /
commands = Команди
send = Изпращане
suggestions = Предложения
required = задължително
optional = по желание
option-missing = Тук трябва стойност от списъка: { $what }
no-command = Тук няма такава команда. Напиши /, за да видиш всички.
yes = Да
no = Не

## Когато нещо не стане

no-answer = Приложението не отговори.
press-failed = Не се получи. Опитай отново.
impossible = Това вече не е възможно.
disconnected = Ботът е спрян. Пусни го отново с „make run“; страницата ще продължи сама.

## За новодошли

welcome-title = Заповядай, седни
welcome-words = Това е твой собствен малък Discord, само на този компютър. И петимата горе си ти: превключвай между тях, когато пожелаеш.
welcome-open = **Отвори маса** с бутона или напиши `{ $command }` долу.
welcome-sit = **Заеми местата:** натисни **{ $add_steward }** или превключи горе на някой друг и натисни **{ $join }**.
welcome-start = **Натисни { $start }.** Картите идват при всеки като лично съобщение.
open-table = Отвори маса: { $game }
direct-hollow = Тук ботът пише само на { $who }.
hint = Какво следва
hint-sit = Натисни **{ $add_steward }** или превключи горе и натисни **{ $join }**. После **{ $start }**.
hint-play = Числото върху лицето показва кого викат. Превключи и играй тук или в личните съобщения.
hint-close = Скрий подсказките
