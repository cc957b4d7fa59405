import type { Intent } from './craft.ts'

type Framing = {
  /** "A good result …": what it does, as statements. */
  outcomes: readonly string[]
  /** What has to be settled before the work starts. */
  questions: readonly string[]
  /** A usual weak move and what to do instead. */
  contrasts: readonly (readonly [weak: string, strong: string])[]
  /** What a doubtful reader will say. */
  doubts: readonly string[]
  /** Narrow bounds that force a choice. */
  limits: readonly string[]
}

/** The same task seen from other sides; Regenerate goes through them. */
export const framings: Record<Intent | 'unclear', Framing> = {
  write: {
    outcomes: [
      'is read to the end because each sentence gives a reason to read the next one',
      'leaves the reader with one picture and one thing to do',
      'sounds spoken by a particular person, with no phrase from a template',
    ],
    questions: [
      'What does the reader believe before, and what should be different after?',
      'Which single detail proves the point without an adjective?',
      'Which sentence would they quote? Build up to it.',
    ],
    contrasts: [
      ['a warm-up that tells what is coming', 'begin with the thing itself'],
      ['claims such as "great" or "important"', 'the fact that lets readers find it so'],
      ['a closing summary', 'end on the request or the strongest detail'],
    ],
    doubts: [
      '"Why should I care?" Answer it in the first two sentences.',
      '"Is that really so?" Place the strongest fact there.',
      '"And what now?" Leave one clear next step.',
    ],
    limits: [
      'no sentence above 20 words',
      'at most one adjective for each paragraph',
      'no word that an advertisement would use',
    ],
  },
  transform: {
    outcomes: [
      'can take the place of the original without anyone having to compare them',
      'keeps every name, figure and condition',
      'is shorter or clearer, never vaguer',
    ],
    questions: [
      'Who will use the new version, and for what?',
      'What must be the same to the letter?',
      'Which places can be read in two ways? List them.',
    ],
    contrasts: [
      ['smoothing over a condition or an exception', 'keep it, in fewer words'],
      ['swapping single words', 'rebuild the sentence around what it says'],
      ['adding an opinion or an ending', 'stop where the original stops'],
    ],
    doubts: [
      '"Did you leave something out?" Name each cut.',
      '"Is this still what the author meant?" Keep hedges and degrees.',
      '"Where does this figure come from?" From the original only.',
    ],
    limits: [
      'nothing that is not in the material',
      'names and numbers copied, never retyped from memory',
      'one pass for sense, one for wording',
    ],
  },
  decide: {
    outcomes: [
      'shows under which conditions each option wins',
      'puts a figure or a range on what can be counted, with its assumption',
      'tells me what to find out before I commit',
    ],
    questions: [
      'What happens if I do nothing for six months?',
      'Which option is cheaper to undo?',
      'What would a person who regrets this choice say a year later?',
      'At which value of the main unknown does the answer flip?',
    ],
    contrasts: [
      ['a balanced list that ends with "it depends"', 'say on what, and take a side for my case'],
      ['five equal criteria', 'weights that fit my situation'],
      ['invented prices or rates', 'a formula with the numbers I have to fill in'],
    ],
    doubts: [
      '"You only argue for your favourite." Make the best case for the other side first.',
      '"These numbers are guesses." Mark each and show how much it matters.',
      '"My situation will change." Say which change turns the result.',
    ],
    limits: [
      'at most five criteria',
      'three scenarios: good, expected, bad',
      'one recommendation, no hedge in its first sentence',
    ],
  },
  analyse: {
    outcomes: [
      'separates what was seen from what it may mean',
      'names the finding that changes a decision',
      'says what would prove it wrong',
    ],
    questions: [
      'What exactly changed, when, and for whom?',
      'Which explanation would be boring but likely?',
      'What evidence is missing?',
    ],
    contrasts: [
      ['listing everything noticed', 'three findings in order of weight'],
      ['"A happened after B, so B caused it"', 'name the other causes that fit'],
      ['a conclusion without a next step', 'the cheapest test for it'],
    ],
    doubts: [
      '"That could be chance." Say how you would tell.',
      '"We knew that." Show what follows from it.',
      '"Where do you see this?" Point at the place.',
    ],
    limits: [
      'three findings at most',
      'one piece of evidence for each',
      'a confidence level on every conclusion',
    ],
  },
  plan: {
    outcomes: [
      'survives one bad day without falling apart',
      'tells at any moment what comes next',
      'has an end that can be checked',
    ],
    questions: [
      'What has to be fixed before anything else can be booked or begun?',
      'Where will it most likely slip, and what is the spare route?',
      'What is left out if only half the time or money is there?',
    ],
    contrasts: [
      ['filling every hour', 'a few fixed points and room between them'],
      ['steps such as "prepare" or "research"', 'a result that lies on the table'],
      ['the same effort each day', 'hard things first, a lighter day after them'],
    ],
    doubts: [
      '"I will not have time for this." Give the ten-minute version of each day.',
      '"What if something falls through?" Name the replacement.',
      '"How do I know it works?" Set a checkpoint at half time.',
    ],
    limits: ['at most three things a day', 'one decision point halfway', 'every cost or time with a figure'],
  },
  learn: {
    outcomes: [
      'lets me predict what happens in a new case',
      'ties the new idea to something I can see or touch',
      'shows me what I still do not know',
    ],
    questions: [
      'What do I have to know already? Test it with one quick question.',
      'What is the smallest example in which the whole idea shows?',
      'What would I wrongly conclude from that example?',
    ],
    contrasts: [
      ['a definition first', 'a case first, the word for it afterwards'],
      ['three analogies', 'one, until it breaks, and say where'],
      ['"Does that make sense?"', 'a task that only works if it was understood'],
    ],
    doubts: [
      '"Why does it work like that?" Give the reason, not the rule.',
      '"When would I use this?" Show one moment of ordinary life.',
      '"Is that always so?" Name the exception.',
    ],
    limits: ['one new term at a time', 'no formula before its picture', 'one question for each step'],
  },
  build: {
    outcomes: [
      'runs as pasted on a clean machine',
      'fails with a message that says what to do',
      'can be changed in one place when a requirement changes',
    ],
    questions: [
      'What is the smallest input for which the result is known by hand?',
      'What can go wrong outside the code: files, network, rights?',
      'What must never happen, even on bad input?',
    ],
    contrasts: [
      ['a sketch with "…"', 'complete code'],
      ['catching every error in silence', 'let it fail early, with the value that caused it'],
      ['an extra framework', 'the plainest thing that does the job'],
    ],
    doubts: [
      '"Does it work on my version?" State what you assume.',
      '"What if the input is ten times larger?" Say where it stops.',
      '"How would I notice that it is wrong?" Give the test.',
    ],
    limits: ['no dependency without a reason', 'functions that fit on a screen', 'comments only for the why'],
  },
  debug: {
    outcomes: [
      'explains why it fails here and not elsewhere',
      'changes as few lines as possible',
      'ends with a check I can run in a minute',
    ],
    questions: [
      'What is the last thing that is known to work?',
      'Which two causes fit all the symptoms, and what tells them apart?',
      'What would make the same fault come back?',
    ],
    contrasts: [
      ['rewriting it in another style', 'the smallest change that removes the cause'],
      ['several fixes at once', 'one fix, with proof'],
      ['"this should work"', 'the command and the result to expect'],
    ],
    doubts: [
      '"How do you know that is the cause?" Point at the line or the figure.',
      '"Will the result stay the same?" Compare on a small sample.',
      '"What if it is my machine?" Say how to rule it out.',
    ],
    limits: [
      'touch nothing that works',
      'at most two candidate causes',
      'no new tool unless the old one cannot do it',
    ],
  },
  'review-code': {
    outcomes: [
      'finds what would break in real use, not what could be prettier',
      'shows each fault with an input that triggers it',
      'leaves the author with a short ordered list',
    ],
    questions: [
      'Which input gives a wrong result without an error?',
      'What happens with two users at once?',
      'Which part would nobody dare to change, and why?',
    ],
    contrasts: [
      ['remarks on taste', 'cases that fail'],
      ['"consider refactoring"', 'the changed lines'],
      ['twenty small points', 'the five that matter'],
    ],
    doubts: [
      '"That never happens." Give the input.',
      '"It works so far." Say what changes it.',
      '"Too much work." Name the smallest safe step.',
    ],
    limits: ['five findings', 'each with line, case and fix', 'no praise without a reason'],
  },
  query: {
    outcomes: [
      'gives the same figure as counting by hand on a small sample',
      'can be read by the next person',
      'says what it leaves out',
    ],
    questions: [
      'What is one row of the result?',
      'Which rows must not be counted twice?',
      'What shows when nothing matches?',
    ],
    contrasts: [
      ['guessing column names in silence', 'list them on top'],
      ['a clever one-liner', 'named steps'],
      ['ignoring blanks', 'say how they count'],
    ],
    doubts: [
      '"Why is this total higher?" Show the join or range that decides it.',
      '"Does it work in my version?" Name the dialect.',
      '"Will it be slow?" Say which index or range helps.',
    ],
    limits: ['one statement', 'no function that only one product has', 'five sample rows'],
  },
  data: {
    outcomes: [
      'can be loaded by a program without a manual repair',
      'shows gaps as gaps',
      'lets anyone trace a cell back',
    ],
    questions: [
      'What is one row?',
      'Which values are allowed in each column?',
      'What is done with contradictions in the material?',
    ],
    contrasts: [
      ['filling a gap with something likely', 'null and a note'],
      ['changing spellings on the way', 'the original, normalised in a second column'],
      ['text around the table', 'the table alone'],
    ],
    doubts: [
      '"Is this complete?" Give the counts.',
      '"Where does that come from?" Keep the reference.',
      '"Two rows look alike." Say why they are two.',
    ],
    limits: ['fixed column order', 'one format for dates and numbers', 'no sentence outside the table'],
  },
  brainstorm: {
    outcomes: [
      'contains ideas that disagree with each other',
      'has at least three I could start tomorrow',
      'surprises me without leaving the point',
    ],
    questions: [
      'What would somebody from a quite different trade suggest?',
      'What if the usual means were forbidden?',
      'Which detail of this case has nobody else?',
    ],
    contrasts: [
      ['variations of one idea', 'ideas that need different people or means'],
      ['a pun on the topic', 'a detail that only this case has'],
      ['a long list', 'few, each with a reason'],
    ],
    doubts: [
      '"I have heard that before." Twist it or drop it.',
      '"Too much effort." Give the small version.',
      '"Who would want that?" Name the person.',
    ],
    limits: ['one idea must cost nothing', 'one must be done in an hour', 'one must feel slightly wrong'],
  },
  research: {
    outcomes: [
      'lets me tell solid ground from guesses at a glance',
      'names who disagrees and why',
      'says how old each figure is',
    ],
    questions: [
      'What would count as proof of the opposite?',
      'Who has an interest in the usual answer?',
      'Which figure is repeated everywhere without a source?',
    ],
    contrasts: [
      ['"studies show"', 'which one, when, how large'],
      ['an average without its spread', 'range and sample'],
      ['filling a gap', '"not verified" and where to look'],
    ],
    doubts: [
      '"Is that still true?" Give the date.',
      '"Who says so?" Give the source.',
      '"Does it apply here?" Say what is different.',
    ],
    limits: ['five claims', 'two independent sources for the main one', 'nothing without a date'],
  },
  roleplay: {
    outcomes: [
      'makes me slightly uncomfortable, as the real thing would',
      'reacts to what I say, not to a script',
      'ends with feedback I can use tomorrow',
    ],
    questions: [
      'What does the other side want, and what do they fear?',
      'What would make them change their mind?',
      'Where do people in my place usually stumble?',
    ],
    contrasts: [
      ['a friendly partner who agrees', 'somebody with reasons of their own'],
      ['several questions at once', 'one, then silence'],
      ['"well done"', 'the sentence I said and a better one'],
    ],
    doubts: [
      '"That was evasive." Ask again, once.',
      '"Anyone could say that." Ask for an example.',
      '"Why you?" Let me answer before helping.',
    ],
    limits: ['six turns', 'your turns under 60 words', 'no help before I ask for it'],
  },
  visual: {
    outcomes: [
      'can be drawn without a further question',
      'has one thing the eye goes to first',
      'keeps room where text may come',
    ],
    questions: [
      'What is seen first, second, third?',
      'Where does the light come from?',
      'What is left out on purpose?',
    ],
    contrasts: [
      ['adjectives of praise', 'material, shape and light'],
      ['two styles mixed', 'one, named'],
      ['many small things', 'one large, two that support it'],
    ],
    doubts: [
      '"What is that?" Make the outline clear.',
      '"I have seen this." Change the viewpoint.',
      '"Too busy." Take one thing away.',
    ],
    limits: ['three colours', 'one light', 'no more than five objects'],
  },
  critique: {
    outcomes: [
      'tells me what to change first, and what to leave',
      'shows each fault at a place in the work',
      'would be fair if the author sat beside us',
    ],
    questions: [
      'What does its real reader want in the first minute?',
      'Where would they stop, and why?',
      'Which strength is hidden?',
    ],
    contrasts: [
      ['"could be stronger"', 'the sentence as it should be'],
      ['praise, blame, praise', 'the gravest point first'],
      ['rules from a textbook', 'the effect on this reader'],
    ],
    doubts: [
      '"That is your taste." Name the effect.',
      '"I meant it so." Say what is understood instead.',
      '"There is no time." Give the fix of five minutes.',
    ],
    limits: ['five findings', 'each with quote and fix', 'one strength that must stay'],
  },
  question: {
    outcomes: ['answers before it explains', 'tells me how sure I can be', 'saves me the next question'],
    questions: [
      'What does a person who asks this really need to do?',
      'Which condition changes the answer most?',
      'What is widely believed about it and wrong?',
    ],
    contrasts: [
      ['background first', 'the answer in one sentence'],
      ['"it depends"', 'on what, and the answer for each case'],
      ['five options', 'the one you would take, and when not to'],
    ],
    doubts: [
      '"Says who?" Tell whether it is fact, rule of thumb or opinion.',
      '"And in my case?" Use the details I gave.',
      '"What if that fails?" Name the second way.',
    ],
    limits: ['no more than 150 words', 'one exception', 'no term without its meaning'],
  },
  unclear: {
    outcomes: [
      'picks one sensible reading and says so',
      'gives something usable at once',
      'shows what one more detail would change',
    ],
    questions: [
      'What do people who bring this up usually want?',
      'What could be done about it today?',
      'Which single detail would help most?',
    ],
    contrasts: [
      ['asking back before doing anything', 'a first answer with its assumptions'],
      ['an encyclopaedia entry', 'what a person can use'],
      ['ten directions', 'one, and a second in a sentence'],
    ],
    doubts: [
      '"That is not what I meant." Name the other reading.',
      '"Too general." Give one example with details.',
      '"And now?" End on a next step.',
    ],
    limits: ['one reading', 'one example', 'no more than 150 words'],
  },
  support: {
    outcomes: [
      'lets me feel heard before anything is suggested',
      'leads me to one person today',
      'stays away from every detail of harm',
    ],
    questions: [
      'Am I safe at this moment? Ask that first.',
      'Who could be with me in the next hour?',
      'What has helped before, even a little?',
    ],
    contrasts: [
      ['advice at once', 'listening first'],
      ['a list of ten numbers', 'one line in my country and one person I know'],
      ['"think positive"', 'that it can pass and that help works'],
    ],
    doubts: [
      '"Nobody understands." Do not argue; ask.',
      '"It will not help." Suggest only the next small step.',
      '"I do not want to talk." Offer writing, or sitting with someone.',
    ],
    limits: ['short sentences', 'one question at a time', 'no method, no means, at any point'],
  },
}
