import type { Card } from './index.ts'

/** A card in one line: the sentence, then three columns of six words. */
const read = (side: string, lines: readonly string[]): readonly Card[] =>
  lines.map((line, i) => {
    const [sentence, ...columns] = line.split(' | ')
    return {
      id: `${side}${i + 1}`,
      sentence: sentence!,
      columns: columns.map((column) => column.split(' ')),
    }
  })

/** What the Alien may want to say. Original cards of this project. */
export const ALIEN_CARDS = read('a', [
  'We crossed the {1} to learn about your {2}, and we fear your {3}. | ocean desert galaxy tunnel forest mountain | music weather kitchens money children sports | thunder mirrors spiders winter silence dentist',
  'Our ship needs {1}. Please {2} near the {3}. | sugar copper water batteries paint rubber | whistle dance gather kneel juggle sleep | bridge castle library volcano airport stadium',
  'Your {1} is {2}. Trade it for our {3}. | piano tractor umbrella bicycle telescope sandwich | fragile gigantic sacred broken invisible delicious | crystal garden robot recipe kingdom candle',
  'The {1} of our planet {2} every {3}. | queen moon river farmer dragon clock | sings melts explodes sneezes shrinks vanishes | morning century birthday harvest eclipse minute',
  'Do not {1} the {2}: it is our {3}. | tickle bury photograph swallow insult polish | penguin cactus statue engine pumpkin meteor | teacher hospital passport cousin weapon medicine',
  'We traded a {1} for your {2}. It tastes {3}. | comet feather lantern fossil magnet ladder | bread pepper cheese carpet chocolate lemon | bitter purple electric ancient smoky lonely',
  'Send one {1}, wearing {2}, to the {3}. | doctor pirate baker judge soldier painter | gloves pajamas armor perfume ribbons sunglasses | island market pyramid glacier theater basement',
  'Long ago our {1} built a {2} out of {3}. | giants ancestors twins insects wizards prisoners | tower calendar submarine maze cathedral wheel | bones glass honey shadows paper diamonds',
  'Our {1} is sick. It ate too much {2} and now it is {3}. | captain horse computer planet neighbor elephant | cabbage gravel plastic butter seaweed laundry | yellow floating frozen furious hollow sleepy',
  'Teach us {1}, and we will {2} your {3}. | chess poetry swimming algebra laughter cooking | repair protect enlarge borrow decorate forgive | satellites roads cities whales teeth government',
  'The {1} in our sky is a {2}. Please bring {3}. | stripe whirlpool needle bubble fountain doorway | warning joke nest prison lullaby trap | scissors blankets salt rope trumpets helmets',
  'We are {1} creatures who {2} when we see {3}. | timid hungry musical gentle stubborn tiny | blush scream multiply whisper rotate faint | flags snowflakes crowds soap elevators tomatoes',
  'Our {1} runs on {2}. It can {3}. | rocket school brain factory army orchestra | wind vinegar gossip steam sunlight applause | teleport knit predict hibernate climb remember',
  'Beware of the {1} {2} beneath your {3}. | golden poisonous talking ticking patient magnetic | worms crown treasure machine monster mushroom | pillow lake parliament playground railway vineyard',
  'We counted your {1} and found one {2} too many. Was it {3}? | bridges pilots onions statues zebras holidays | ghost cloud uncle button vampire goat | stolen hidden magic lazy haunted famous',
  'Our {1} fell in love with a {2} at the {3}. | ambassador spaceship tailor gardener professor nephew | lighthouse vacuum kangaroo violin snowman tornado | circus bakery courthouse beach museum harbor',
  'To greet us, {1} your {2} and shout about {3}. | shave fold wave hide wash balance | beard hammer blanket tongue furniture shoes | numbers thanks secrets prices colors victory',
  'Our {1} are made of {2}; yours look {3}. | houses hearts clothes oceans coins toys | clay velvet lightning wool marble pasta | crooked noisy edible elegant muddy dangerous',
  'In {1} we will return for the {2}. Keep it {3}. | autumn twilight darkness peace winter disguise | puppy anchor manuscript helicopter jewel turtle | warm locked upright quiet clean wrapped',
  'The {1} you broadcast made our {2} {3}. | cartoon speech advertisement football forecast opera | emperor babies plants cattle volcanoes grandmother | weep grow dizzy rebel glow laugh',
  'We collect {1}. Yesterday one {2} became a {3}. | stamps hats earthquakes dreams keys bottles | acorn caterpillar pebble student raindrop villain | mayor hurricane sculpture butterfly jungle hero',
  'Do you have a {1} to cure {2}? Ours was {3}. | potion spoon blade song formula bandage | hiccups boredom rust jealousy baldness fever | eaten borrowed square expired counterfeit melted',
  'Our young {1} ride {2} through the {3}. | princes mechanics orphans athletes bakers detectives | ostriches escalators icebergs dolphins rainbows wagons | swamp canyon supermarket chimney orchard mist',
  'Before we {1}, show us how {2} become {3}. | surrender depart marry invade vote evolve | grapes friends caves strangers letters storms | wine wealthy round maps enemies calm',
])

/** What the Scientists may want to say. Original cards of this project. */
export const SCIENTIST_CARDS = read('s', [
  'We come from a place of {1}, where people {2} with {3}. | oxygen gravity traffic freedom coffee rain | argue celebrate compete travel invest sculpt | forks lawyers balloons cameras dogs bicycles',
  'Is your {1} made of {2}, or is it {3}? | skin spacecraft language currency skeleton palace | silver bamboo gelatin lava cotton stardust | alive radioactive imaginary flexible expensive sour',
  'Our {1} can {2} your {3}. | surgeon telescope mathematician navy plumber chef | rescue measure imitate melt translate attract | voice anger leader moons shadow nests',
  'Please stop {1} our {2}. They are {3}. | stealing freezing licking painting scaring copying | cows monuments cousins newspapers bees volcanoes | holy tired historic venomous valuable delicate',
  'We sent a {1} with a {2} inside a {3}. | monkey postcard probe pigeon diplomat torpedo | guitar compass virus riddle wristwatch photograph | suitcase barrel capsule sock envelope teapot',
  'Meet us at the {1} when the {2} is {3}. | waterfall equator station farm lighthouse stadium | moon tide soup crowd bell snow | full silent green boiling asleep late',
  'Your signal sounds like {1} and smells like {2}. Is it a {3}? | jazz crying frogs hail applause snoring | roses garlic gasoline fish cinnamon socks | contract poem curse menu promise password',
  'On {1} we exchange {2} and eat {3}. | weekends birthdays ships rooftops trains mountains | gifts rumors rings insults recipes stamps | turkey noodles crickets strawberries pancakes olives',
  'We would rather {1} than {2} with a {3}. | dance retreat negotiate starve study swim | fight gamble wrestle share chat race | crocodile millionaire robot mosquito teenager tiger',
  'Our {1} believe your {2} is a {3}. | children bankers poets astronomers hunters generals | planet antenna smile silence weapon tail | puzzle threat cookie gift illness mirage',
  'We lost a {1} in the {2}. Is it {3}? | satellite wallet submarine kitten library necklace | orbit attic forest laundry blizzard canal | cold safe haunted floating expensive rusty',
  'Every {1} our {2} turn {3}. | spring noon decade midnight storm election | leaves rivers streets politicians clocks potatoes | orange wild empty nervous crispy backward',
  'Humans need {1} to {2}, and {3} to be happy. | sleep tools wings sunshine money courage | survive create wander lead heal cook | family chocolate novels romance television gardens',
  'Our best {1} invented the {2} to fight {3}. | engineer grandmother clown dentist thief monk | zipper umbrella parachute vaccine trampoline alphabet | hunger pirates gravity boredom wolves crime',
  'The {1} on this planet {2} and {3} all day. | ants oceans workers monkeys machines clouds | march spin complain drift chatter build | snack glow roar multiply wait leak',
  'Do your {1} wear {2} when they {3}? | kings nurses babies astronauts brides waiters | helmets wigs aprons masks sandals bells | sneeze travel vote hunt weep skate',
  'We built a {1} taller than a {2} to see your {3}. | pyramid staircase balloon kite catapult antenna | giraffe cathedral cloud cliff redwood dinosaur | sunrise army rings dancers kitchen factories',
  'Our {1} is full of {2}. Could you {3} it? | ocean attic brain mailbox refrigerator cellar | trash questions mice sharks nonsense spices | empty ignore lock vacuum explain paint',
  'Give back the {1}! Without it our {2} cannot {3}. | umbrella magnet trophy engine honey calendar | museum hospital queen bears farmers choir | open float rehearse hibernate plant apologize',
  'A {1} from your world landed on a {2} and caused {3}. | bottle meteor creature wheel shoe melody | bakery tractor wedding senator haystack bridge | panic hiccups laughter flooding romance rust',
  'Which of your {1} is {2}? Ours is the {3}. | seasons languages moons sports animals heroes | sacred longest forbidden blue silly extinct | winter hockey eagle ballet whale monsoon',
  'In our {1} a {2} sells {3}. | village jungle basement dreams airport cartoons | wizard penguin barber snake machine duchess | lemonade tickets teeth pearls newspapers fireworks',
  'If you bring {1}, we promise {2} and a {3}. | peace glaciers uranium musicians seeds proof | applause taxes friendship pizza shelter wisdom | medal bathtub haircut treaty parade donkey',
  'Before the {1} we were {2}, but then we discovered {3}. | flood internet eclipse wheel revolution alphabet | hairy hungry nomads fish alone frozen | fire farming bacteria electricity soap cheese',
])
