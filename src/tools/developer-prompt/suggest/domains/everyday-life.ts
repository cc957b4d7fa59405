import type { Domain } from '../domain.ts'

export const everydayLife = {
  recipes: {
    words:
      'recipe*, cooking, cook, cooks, meal plan*, meal planner, meals, meal, ingredients, dinner, dinners, baking, vegan, kitchen, pantry, leftovers | rezept*, kochen, koch*, mahlzeit*, essensplan*, backen, receta*, cocina*, comidas, recette*, cuisine, cuisiner, repas, ricett*, cucina*, pasti, receita*, cozinha*, refeições, recept*, koken, maaltijd*, przepis*, gotowani*, tarif*, yemek*, рецепт*, готов*, кухн*, レシピ, 料理, 献立, 食谱, 菜谱, 烹饪, وصفات, وصفة, طبخ',
    people: ['Home cooks'],
    audience: 'People who cook at home on weekdays, phone or tablet beside the stove',
    models:
      'Recipe(title, servings, cooking_minutes, difficulty easy/medium/hard, steps, photo), Ingredient(name, amount, unit, allergen), MealPlan(week_start), PlannedMeal(date, meal breakfast/lunch/dinner, servings), ShoppingItem(name, amount, unit, checked)',
    relations:
      'Recipe has many Ingredients; MealPlan has many PlannedMeals; a PlannedMeal belongs to one Recipe; MealPlan has many ShoppingItems',
    actions:
      'add a recipe, search by ingredient, plan the week, make a shopping list, tick off what was bought',
    flow: 'Open the week -> pick a day -> choose a recipe -> set servings -> the ingredients join the shopping list -> tick off in the shop; if an ingredient is an allergen for somebody, warn before the meal is planned',
    instead: 'loose notes and screenshots',
    style: 'playful',
    figures: 'meals planned this week, most cooked recipes, items on the shopping list, cost of the week',
    topics: 'weekday dinners, baking, seasonal produce, basics, leftovers',
  },
  fitness: {
    words:
      'fitness, workout*, gym, gyms, training plan*, personal trainer*, exercise*, running, runner, runners, marathon, strength, yoga, pilates, crossfit, weightlifting, steps, calories, athlete*, swim*, cycling, cyclist* | training*, trainings*, sportler*, laufen, läufer*, fitnessstudio, entrenamiento*, gimnasio*, ejercicio*, correr, entraînement*, salle de sport, exercices, allenament*, palestra, treino*, academia, sportschool, hardlopen, trening*, siłownia, antrenman*, egzersiz*, спортзал*, тренировк*, フィットネス, トレーニング, 筋トレ, ジム, 健身, 跑步, 锻炼, تمارين, رياضة',
    people: ['Members', 'Trainers'],
    audience: 'People who train two to five times a week, on their phone between two sets',
    models:
      'Workout(name, planned_for, duration_minutes, status planned/done/skipped), Exercise(name, muscle_group, video), WorkoutSet(reps, weight_kg, rest_seconds), Goal(kind, target_value, due_on), Measurement(kind, value, measured_at)',
    relations:
      'Workout has many WorkoutSets; a WorkoutSet belongs to one Exercise; User has many Workouts; User has many Goals; User has many Measurements',
    actions: 'start a workout, log a set, see progress, set a goal, repeat an earlier workout',
    flow: 'Open today -> start the workout -> log each set -> rest timer -> finish -> compare with last time; if the workout is left half done, keep it open until the evening and offer to finish it',
    instead: 'a notebook in the gym bag',
    style: 'modern',
    figures: 'workouts this week, total weight lifted, personal records, days since the last session',
    topics: 'training plans, technique, recovery, nutrition, race reports',
  },
  pets: {
    words:
      'pet, pets, dog, dogs, puppy, puppies, cat, cats, dog walk*, dog-walk*, dogwalk*, pet sit*, groomer*, grooming, kennel, aquarium, vet, vets, veterinar*, rabbit*, horse*, stable | hund, hunde, hunden, hundesitt*, haustier*, katze*, tierarzt*, gassi*, mascota*, perro*, gato*, veterinari*, chien*, chat*, animaux de compagnie, vétérinaire*, cane, cani, gatti, animali domestici, cachorro*, animais de estimação, hond, honden, huisdier*, pies, psy, psów, kot, koty, zwierzęta, köpek*, kedi*, evcil*, собак*, кошк*, питом*, ペット, 犬, 猫, 宠物, 狗, كلاب, قطط, حيوانات',
    people: ['Owners', 'Sitters'],
    audience: 'People with a dog or a cat, on their phone in the evening',
    models:
      'Pet(name, species, breed, born_on, weight_kg, photo), Owner(name, phone, email), Visit(starts_at, ends_at, kind walk/sitting/check-up, status requested/confirmed/done/cancelled), HealthRecord(kind vaccination/treatment/weight, date, note), Reminder(due_on, text, done)',
    relations: 'Owner has many Pets; Pet has many Visits; Pet has many HealthRecords; Pet has many Reminders',
    actions: 'add a pet, ask for a visit, confirm a visit, note what happened, see what is due',
    flow: 'Open -> choose a pet -> pick a time -> ask for the visit -> it is confirmed -> visit with note and photo -> owner is told; if nobody confirms within the time asked, offer other times',
    instead: 'phone calls and a paper card',
    style: 'playful',
    figures: 'visits today, pets without a valid vaccination, requests waiting, new owners this month',
    topics: 'food, health, training, travelling with animals, adoption',
  },
  plants: {
    words:
      'garden, gardens, gardening, gardener*, plant, plants, houseplant*, allotment*, seed, seeds, compost*, watering, orchard*, beehive*, bees, beekeep*, hive, hives, apiar*, honey, vegetables | garten*, gärten, pflanz*, gießen, imker*, bienen*, honig, jardín*, jardin*, plantas, abejas, apicult*, plantes, potager, abeilles, giardin*, piante, api, apicolt*, orto, abelhas, tuin*, planten, bijen*, imker*, ogród*, roślin*, pszcz*, bahçe*, bitki*, arı*, сад*, растени*, пчел*, ガーデン, 植物, 園芸, 养蜂, 花园, حديقة, نباتات, نحل',
    people: ['Growers'],
    audience: 'People who grow or keep something living as a hobby, outdoors with dirty hands and a phone',
    models:
      'Place(name, position, area_m2, light), Planting(name, variety, started_on, status growing/harvested/lost), Task(kind, due_on, done_on, note), Observation(date, condition good/watch/bad, note, photo), Harvest(date, amount, unit)',
    relations:
      'Place has many Plantings; Place has many Tasks; Planting has many Observations; Planting has many Harvests',
    actions:
      'note what was seen, see what is due today, tick off a task, log a harvest, compare with last year',
    flow: 'Open today -> see what is due -> go to the place -> note condition and photo -> tick off -> next date is set; if a task is overdue by three days, move it to the top and say so',
    instead: 'a notebook in the shed',
    style: 'minimal',
    figures: 'tasks due today, harvest this season against the last, places that need attention, losses',
    topics: 'month by month, what went wrong, seeds and varieties, tools, harvest',
  },
  family: {
    words:
      'family, families, parents, mums, dads, toddler*, baby, babies, babysit*, nanny, nannies, chores, household*, pocket money, custody, grandparents, grandmother, grandma, kids | familie*, eltern, kinder, baby*, haushalt*, oma, großeltern, familia*, padres, niños, hogar, famille*, parents, enfants, foyer, famigli*, genitori, bambini, família*, crianças, gezin*, ouders, kinderen, rodzin*, rodzic*, dzieci, aile*, çocuk*, семь*, родител*, детей, дети, 家族, 子供, 子ども, 育児, 家庭, 孩子, 父母, عائلة, أطفال, العائلة',
    people: ['Parents', 'Family members'],
    audience: 'Parents with little time, on the phone with one hand free',
    models:
      'FamilyMember(name, born_on, colour), Event(title, starts_at, ends_at, place), Chore(title, due_on, repeats daily/weekly/never, done), ListItem(text, amount, checked), Note(text, photo, date)',
    relations:
      'FamilyMember has many Chores; FamilyMember has many Events; FamilyMember has many Notes; FamilyMember has many ListItems',
    actions: 'see today, add an event, hand out a chore, tick it off, share a list',
    flow: 'Open today -> see who has what -> add an event or chore -> choose who -> they are told -> it is ticked off; if two events of one person overlap, show both and ask which stays',
    instead: 'a paper calendar in the kitchen and a group chat',
    style: 'playful',
    figures: 'chores done this week, events today, overdue chores, items on the list',
    topics: 'everyday life, school, outings, food, what we learned',
  },
  habits: {
    words:
      'habit*, journal, journaling, diary, mood tracker, mood, meditation, meditate, mindfulness, sleep*, streak*, gratitude, self-care, productivity, pomodoro, to-do, todo, todos, to-dos, task list, tasks | gewohnheit*, tagebuch*, stimmung*, schlaf*, aufgaben*, hábito*, diario*, sueño, meditación, habitude*, humeur, sommeil, tâches, abitudin*, umore, sonno, diário*, sono, gewoonte*, dagboek*, slaap*, nawyk*, dziennik*, alışkanlık*, günlük*, привычк*, дневник*, сон, 習慣, 日記, 瞑想, タスク, 习惯, 日记, 待办, عادات, يوميات, مهام',
    people: ['Users'],
    audience: 'Adults who want to keep at something every day, on their phone for a minute at a time',
    models:
      'Habit(name, rhythm daily/weekly, goal_count, reminder_at, colour), CheckIn(date, done, note), Streak(length_days, started_on, best_length), Entry(date, mood 1/2/3/4/5, text)',
    relations: 'User has many Habits; Habit has many CheckIns; Habit has one Streak; User has many Entries',
    actions: 'check off today, write a short entry, see the streak, add a habit, pause a habit',
    flow: 'Reminder -> open today -> check off -> write a line if wanted -> see the week; if a day was missed, keep the streak visible and offer to note it until noon the next day',
    instead: 'good intentions and a paper list',
    style: 'minimal',
    figures: 'check-ins today, longest streak, share of days kept, mood over the month',
    topics: 'small steps, routines, setbacks, tools, reading',
  },
  travel: {
    words:
      'travel*, trip, trips, itinerar*, journey*, railway*, trains, holiday*, vacation*, backpack*, road trip*, tour, tours, tourist*, sightseeing, packing list, flights, hiking, hikes, hike, hikers, trail, trails, campsite*, camping, campers | reise*, reisen, urlaub*, wander*, ausflug*, viaje*, viajar, viajero*, vacaciones, senderis*, voyage*, voyageur*, vacances, randonn*, viaggi*, vacanz*, escursion*, viagem, viagens, férias, trilha*, reizen, vakantie*, wandel*, podróż*, wakacje, wycieczk*, seyahat*, tatil*, gezi*, путешеств*, поездк*, туризм, отпуск*, 旅行, 旅, 登山, 旅游, 徒步, سفر, رحلة, رحلات',
    people: ['Travellers'],
    audience: 'People planning a trip together, on a laptop before and on a phone without network on the way',
    models:
      'Trip(title, destination, starts_on, ends_on, budget), Stop(name, position, arrives_on, leaves_on), Activity(title, starts_at, price, booked), PackingItem(name, packed), Expense(amount, currency, paid_by, date)',
    relations:
      'Trip has many Stops; Stop has many Activities; Trip has many PackingItems; Trip has many Expenses',
    actions: 'plan a trip, add a stop, save an activity, share the plan, note an expense',
    flow: 'New trip -> dates and place -> add stops in order -> choose activities -> share with fellow travellers -> follow the day on the way; if two activities overlap, mark both and ask which one stays',
    instead: 'links in a chat and a spreadsheet',
    style: 'modern',
    figures: 'trips planned, spent against budget, days until the next trip, stops without a bed',
    topics: 'routes, places to stay, food on the way, packing, travelling slowly',
  },
  sports: {
    words:
      'football, soccer, basketball, tennis, golf, chess, league*, tournament*, team sport*, club, clubs, referee*, scoreboard*, match, matches, fixtures, climbing, climber*, surf*, ski, skiing, sailing, curling, padel | fußball*, fussball*, verein*, turnier*, mannschaft*, tennis*, schach*, klettern, fútbol, equipo deportivo, torneo*, ajedrez, club deportivo, tournoi*, échecs, calcio, squadra, scacchi, futebol, xadrez, voetbal*, toernooi*, piłk*, turniej*, szach*, futbol*, turnuva*, satranç, футбол*, турнир*, шахмат*, サッカー, 大会, 将棋, 足球, 比赛, 象棋, كرة القدم, بطولة, شطرنج',
    people: ['Players', 'Organisers'],
    audience: 'Players and organisers of a club, on their phone before and after a match',
    models:
      'Team(name, captain, colour), Player(name, number, position), Match(starts_at, place, status planned/running/finished/postponed, home_score, away_score), Season(name, starts_on, ends_on), Standing(points, wins, losses)',
    relations:
      'Team has many Players; Season has many Matches; a Match belongs to two Teams; Season has many Standings',
    actions: 'see the next match, say yes or no, enter a result, see the table, move a match',
    flow: 'Open -> next match -> say whether you come -> line-up -> play -> enter the result -> table is updated; if the two sides report different results, the organiser decides',
    instead: 'a group chat and a spreadsheet',
    style: 'modern',
    figures: 'matches this week, players who have not answered, table, goals per match',
    topics: 'match reports, players, training, fixtures, club life',
  },
  hobbies: {
    words:
      'hobby, hobbies, knit*, crochet*, sewing, craft*, collect*, collector*, vinyl, stamps, coins, lego, board game*, model train*, birdwatch*, birding, birds, falcon*, fishing, angler*, astronom*, stargaz*, photography, photos, woodwork* | hobby*, strick*, näh*, sammel*, sammler*, brettspiel*, vögel, angeln, angler*, tejer, coser, coleccion*, juegos de mesa, pesca, aves, tricot*, couture, collection*, pêche, oiseaux, maglia, cucito, collezion*, pesc*, uccelli, tricô, costura, coleç*, breien, naaien, verzamel*, vissen, vogels, szycie, kolekcj*, wędkar*, ptak*, örgü*, koleksiyon*, balık*, вязани*, шить*, коллекц*, рыбалк*, птиц*, 趣味, 編み物, 釣り, 収集, 爱好, 收藏, 钓鱼, هواية, صيد, طيور',
    people: ['Enthusiasts'],
    audience: 'People who spend their free time on it, on a phone while they do it and a laptop afterwards',
    standIn: 'Item',
    models:
      'Item(name, kind, acquired_on, condition new/good/worn, photo, note), Project(title, started_on, status planned/running/done, photo), LogEntry(date, place, note, photo), WishListItem(name, price, found)',
    relations:
      'User has many Items; User has many Projects; Project has many LogEntries; User has many WishListItems',
    actions:
      'add an entry with photo, look through the collection, start a project, note progress, share one entry',
    flow: 'Open -> add an entry -> photo and note -> place and date are filled in -> saved -> seen in the list; if there is no network, keep the entry on the device and send it later',
    instead: 'notebooks and photos nobody finds again',
    style: 'creative',
    figures: 'entries this month, projects running, items by kind, places visited',
    topics: 'projects, techniques, finds, tools, people',
  },
} satisfies Record<string, Domain>
