import type { Domain } from '../domain.ts'

export const careAndLearning = {
  clinic: {
    words:
      'clinic*, doctor*, patient*, medical, physio*, dentist*, dental, hospital*, ward, telemedicine, midwi*, health record*, practice, physician*, surgery, nurse, nurses, therapist*, therapy, psycholog*, counsel* | praxis, arztpraxis, zahnarzt*, arzt, ärzt*, patient*, krankenhaus*, therapie*, klinik*, clínica*, paciente*, médic*, dentista*, clinique*, médecin*, cabinet médical, infirmi*, ambulatorio, pazient*, medico, ospedal*, consultório*, tandarts*, huisarts*, patiënt*, przychodni*, pacjent*, lekarz*, hastane*, doktor*, klinika*, клиник*, пациент*, врач*, больниц*, クリニック, 患者, 病院, 医院, 诊所, 病人, 医生, عيادة, مرضى, طبيب',
    people: ['Patients', 'Practitioners', 'Reception'],
    audience:
      'Patients on their phone at home; practitioners and reception at a desk between two appointments',
    models:
      'Patient(name, born_on, phone, email), Practitioner(name, specialty), Appointment(starts_at, ends_at, reason, status requested/confirmed/done/missed/cancelled), VisitNote(date, text), Reminder(send_at, channel email/sms, sent)',
    relations:
      'Patient has many Appointments; Practitioner has many Appointments; Appointment has one VisitNote; Appointment has many Reminders',
    actions: 'book an appointment, move an appointment, see the day, write a visit note, remind a patient',
    flow: 'Choose practitioner -> see free times -> book -> confirmation -> reminder the day before -> visit -> note is saved; if the time was taken in the meantime, show the next free ones',
    instead: 'the telephone and a paper diary',
    style: 'minimal',
    figures: 'appointments today, missed appointments, next free time per practitioner, waiting list',
    topics: 'questions before a visit, prevention, treatments, news from the practice',
  },
  medication: {
    words:
      'medication*, medicine*, pill, pills, prescription*, pharmac*, dose, doses, diabet*, blood sugar, blood pressure, symptom*, insulin, migraine*, allerg* | medikament*, tablette*, rezept vom arzt, apotheke*, blutdruck, blutzucker, allergi*, medicament*, pastilla*, farmacia*, receta médica, tensión arterial, médicament*, ordonnance*, pharmacie*, allergie*, medicin*, farmac*, pressione sanguigna, remédio*, medicijn*, apotheek*, bloeddruk, lek, leki, leków, aptek*, ilaç*, eczane*, лекарств*, таблет*, аптек*, 薬, 血圧, 薬局, 药, 血压, 血糖, دواء, أدوية, صيدلية',
    people: ['Patients', 'Carers'],
    audience: 'People who take medicine every day, many of them older, and whoever looks after them',
    models:
      'Medication(name, strength, form tablet/drops/injection, stock), Dose(due_at, amount, status due/taken/skipped, taken_at), Schedule(times, starts_on, ends_on), Measurement(kind, value, measured_at), Contact(name, phone)',
    relations:
      'Medication has many Schedules; Schedule has many Doses; User has many Medications; User has many Measurements; User has many Contacts',
    actions: 'confirm a dose, see what is due, add a medication, note a value, tell a relative',
    flow: 'Reminder -> see what is due -> confirm the dose -> stock goes down -> warn before it runs out; if a dose is not confirmed within 30 minutes, remind once more and tell the chosen contact',
    instead: 'memory and a pill box',
    style: 'minimal',
    figures: 'doses taken today, missed doses this week, medicines that run out soon, values over the month',
    topics: 'living with it, questions for the doctor, daily routine, research explained',
  },
  school: {
    words:
      'school*, classroom*, teacher*, pupil*, homework, kindergarten*, grade, grades, timetable*, exam, exams, university*, campus, lecture*, student, students, tutor*, tutoring | schul*, schüler*, lehrer*, unterricht*, hausaufgab*, nachhilfe*, studierende*, student*, universität*, kita, colegio*, escuela*, alumn*, profesor*, maestr*, deberes, universidad*, école*, élève*, enseignant*, professeur*, devoirs, étudiant*, scuola, scuole, studenti, insegnant*, compiti, escola*, aluno*, professor*, leerling*, leraar*, huiswerk, szkoł*, uczni*, nauczyciel*, okul*, öğrenci*, öğretmen*, школ*, ученик*, учител*, студент*, урок*, 学校, 生徒, 先生, 学生, 宿題, 学校, 老师, 作业, مدرسة, طلاب, معلم, المدرسة',
    people: ['Teachers', 'Students', 'Parents'],
    audience: 'Teachers at a desk, students and parents on their phone in the afternoon',
    models:
      'SchoolClass(name, year), Student(name, email), Lesson(subject, starts_at, room), Assignment(title, due_on, points), Submission(text, file, status open/handed_in/graded, grade)',
    relations:
      'SchoolClass has many Students; SchoolClass has many Lessons; Lesson has many Assignments; Assignment has many Submissions; a Submission belongs to one Student',
    actions: 'set an assignment, hand it in, grade a submission, see the week, write to a class',
    flow: 'Teacher sets an assignment -> students see it -> hand in text or file -> teacher grades -> student sees grade and comment; if the due date has passed, the submission is marked late and still accepted',
    instead: 'paper, e-mail and a group chat',
    style: 'playful',
    figures: 'assignments due this week, submissions to grade, absences today, average grade per class',
    topics: 'lessons that worked, learning at home, reading, questions of parents',
  },
  courses: {
    words:
      'course*, e-learning, elearning, online class*, quiz*, flashcard*, vocabulary, learn*, language learning, learners, certificate*, tutorial*, workshop*, lesson*, webinar* | kurs, kurse, kursen, online-kurs*, vokabel*, lernen, lern*, karteikart*, workshop*, curso*, aprender, vocabulario, taller, talleres, cours en ligne, apprendre, formation, formations, vocabulaire, corso, corsi, imparare, vocaboli, aprender, vocabulário, cursus*, leren, woordjes, kurs*, nauka, słówk*, kurs*, öğren*, kelime*, курс*, обучени*, слова, 講座, 学習, 単語, 英語, 课程, 学习, 单词, دورة, دورات, تعلم',
    people: ['Learners', 'Teachers'],
    audience: 'Adults who learn beside their job, in short sessions on phone or laptop',
    models:
      'Course(title, summary, level beginner/intermediate/advanced, price), Lesson(title, position, content, duration_minutes), Question(text, answers, right_answer), Enrolment(started_on, progress_percent, status active/finished), Attempt(score, taken_at)',
    relations:
      'Course has many Lessons; Lesson has many Questions; Course has many Enrolments; Enrolment has many Attempts',
    actions: 'find a course, take a lesson, answer questions, see progress, repeat what was wrong',
    flow: 'Choose a course -> enrol -> take the first lesson -> answer its questions -> progress is saved -> next lesson; if fewer than half of the answers are right, offer the lesson again before the next one',
    instead: 'videos and loose notes',
    style: 'modern',
    figures:
      'active learners, lessons finished this week, questions most often wrong, courses left unfinished',
    topics: 'lessons, exercises, tips for learning, stories of learners',
  },
  charity: {
    words:
      'charit*, donat*, donor*, volunteer*, non-profit*, nonprofit*, ngo, fundrais*, food bank*, shelter*, refugee*, foundation, community fridge*, soup kitchen | spende*, ehrenamt*, freiwillige*, gemeinnützig*, tierheim*, tafel, geflüchtet*, donacion*, voluntari*, ong, benéfic*, don, dons, bénévol*, association caritative, refuge*, donazion*, volontar*, doaç*, voluntári*, vrijwilliger*, donatie*, goede doel*, wolontari*, darowizn*, fundacj*, bağış*, gönüllü*, dernek, благотворит*, волонтер*, волонтёр*, пожертв*, ボランティア, 寄付, 慈善, 志愿者, 捐款, تبرع, متطوع, جمعية خيرية, خيرية',
    people: ['Volunteers', 'Coordinators', 'Donors'],
    audience: 'Volunteers on their phone in the evening; one or two coordinators on a laptop',
    models:
      'Volunteer(name, email, phone, skills), Shift(starts_at, ends_at, place, places_free), SignUp(status requested/confirmed/cancelled/attended), Donation(amount, kind money/goods, received_on, thanked), Campaign(title, target_amount, ends_on)',
    relations: 'Shift has many SignUps; Volunteer has many SignUps; Campaign has many Donations',
    actions: 'sign up for a shift, cancel in time, record a donation, thank a donor, see open shifts',
    flow: 'See open shifts -> choose one -> sign up -> confirmation -> reminder the day before -> attendance is noted; if a volunteer cancels, the place opens again and the waiting list is told',
    instead: 'e-mails and a spreadsheet',
    style: 'modern',
    figures:
      'open shifts this week, volunteers active this month, donations against the target, first-time donors',
    topics: 'stories, what a donation does, how to help, behind the scenes',
  },
  eldercare: {
    words:
      'elder*, care home*, caregiver*, carer*, carers, dementia, home care, assisted living, disabilit*, wheelchair* | pflege*, pflegedienst*, senior*, demenz, rollstuhl*, cuidador*, ancianos, mayores, residencia de mayores, aide à domicile, personnes âgées, ehpad, anziani, badant*, assistenza domiciliare, idosos, cuidado de, zorg*, ouderen, mantelzorg*, opiek*, senior*, yaşlı bakım*, yaşlı*, уход*, пожил*, 介護, 高齢者, 养老, 护理, 老人, رعاية المسنين, كبار السن',
    people: ['Carers', 'Relatives', 'Coordinators'],
    audience: 'Carers on their phone between two visits; relatives in the evening; a coordinator at a desk',
    models:
      'Client(name, address, born_on, care_needs), CareVisit(starts_at, ends_at, status planned/running/done/missed), CareTask(title, done, note), HandoverNote(text, written_at, important), Carer(name, phone, qualification)',
    relations:
      'Client has many CareVisits; Carer has many CareVisits; CareVisit has many CareTasks; Client has many HandoverNotes',
    actions: 'see today’s visits, start a visit, tick off tasks, write a handover note, report a problem',
    flow: 'Open today -> start the visit -> tick off tasks -> write a note -> end the visit -> relatives see the summary; if a visit has not begun 15 minutes after its time, the coordinator is told',
    instead: 'a folder on the kitchen table',
    style: 'minimal',
    figures: 'visits today, visits that began late, open problems, hours per carer',
    topics: 'everyday care, rights and money, for relatives, memory',
  },
  library: {
    words:
      'library, libraries, librarian*, book club*, reading list*, reading group*, books, book, lend*, borrow*, loan, loans, archive*, museum* | bibliothek*, bücherei*, buch, bücher*, leihen, ausleih*, verleih*, lesekreis*, museum*, archiv*, biblioteca*, libro*, prestar, préstamo*, museo*, bibliothèque*, livre*, prêt, prêts, emprunt*, musée*, bibliotec*, libri, prestit*, livros, emprést*, boek, boeken, lenen, uitlenen, bibliotek*, książk*, wypożycz*, kütüphane*, kitap*, ödünç*, библиотек*, книг*, 図書館, 本, 貸し出し, 图书馆, 书, 借, مكتبة, كتب, استعارة',
    people: ['Members', 'Lenders'],
    audience: 'People who borrow and lend, on their phone in the evening',
    standIn: 'Item',
    models:
      'Item(title, kind, description, photo, condition new/good/worn, status available/lent/withdrawn), Member(name, email, phone), Loan(starts_on, due_on, returned_on, status requested/accepted/returned/late), Reservation(wanted_from, created_at), Rating(stars, comment)',
    relations:
      'Member has many Items; Item has many Loans; a Loan belongs to one Member; Item has many Reservations; Loan has one Rating',
    actions: 'find an item, ask to borrow it, accept a request, hand it over, return it',
    flow: 'Search -> choose dates -> ask to borrow -> the owner accepts -> hand over -> reminder before the due date -> returned; if it is not back on the due date, remind both sides and block the next loan',
    instead: 'asking around and lists on paper',
    style: 'minimal',
    figures: 'items lent now, overdue loans, most wanted items, new members this month',
    topics: 'new in, recommendations, interviews, events',
  },
} satisfies Record<string, Domain>
