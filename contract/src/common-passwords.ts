import { trimTrailing } from './trim-trailing.ts';

/*
 * Passwords that attackers try first: a list, and patterns for what no list can cover. Passwords shorter than the
 * minimum length of the security settings are refused elsewhere.
 */

/** True when attackers try the password first, or when it is derived from the user's e-mail address. */
export function isWellKnownPassword(password: string, email?: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase().trim();
  return (
    WELL_KNOWN.has(typed) ||
    WELL_KNOWN.has(withoutDisguise(typed)) ||
    isDecoratedRoot(typed) ||
    repeatsShortUnit(typed) ||
    isSequence(typed) ||
    isOwnAddress(typed, email)
  );
}

const WELL_KNOWN = new Set(
  `
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc 3edc4rfv q1w2e3r4 q1w2e3r4t5
  q1w2e3r4t5y6 a1b2c3d4 a1b2c3d4e5 zaq12wsx zaq1xsw2 zaq1zaq1 qazwsxedc qazwsx123 qweasdzxc qweasd123
  asdqwe123 qwe123asd qwer1234 asdf1234 asdfasdf qwerqwer zxcvbnm1 1234qwer 12qwaszx 123qweasd 123qwe123
  147258369 159753456 741852963 789456123 987456321 963852741 14725836 11223344 1122334455 112233445566
  123123123 123456abc 12344321 12345679 123456123 102030405060 1020304050 13579246 24681012 147852369
  159357456 951753852 321654987 456789123 456123789 369258147 78945612 19841984 00001111 11112222 55667788
  10203040 31415926 314159265 271828182 77585210 88888888 5201314520 woaini1314 woaini520 zhang123456
  adgjmptw dearbook 1password2 pass1234 pass12345 passw0rd passpass passport p@ssw0rd p@ssword pa55word
  pa55w0rd password passwords passwort motdepasse contrasena kennwort wachtwoord senha123 parola123
  changeme changeit changethis letmein1 letmein2 letmeinnow opensesame openseame trustno1 whatever
  whatever1 nopassword mypassword mypasswd newpassword oldpassword thepassword passcode passphrase
  temppass temporary temp1234 test1234 testtest testing1 testing123 tester123 guest123 default1 abcd1234
  abc12345 abc123abc abc123456 abcdef123 aa123456 aa12345678 aaa11111 a1234567 a12345678 a123456789
  q1234567 q12345678 z1234567 x12345678 k1234567 iloveyou iloveyou1 iloveyou2 iloveu123 iloveu12 iloveme1
  iloveher iloveyou123 loveyou1 loveme123 lovelove lovely123 mylove123 princess princess1 sunshine
  sunshine1 football football1 baseball baseball1 basketball superman superman1 batman123 spiderman
  starwars starwars1 pokemon1 pokemon123 minecraft minecraft1 fortnite1 computer computer1 internet
  samsung1 samsung123 iphone123 google123 facebook facebook1 instagram twitter1 snapchat youtube1 whatsapp
  telegram tiktok123 myspace1 linkedin linkedin1 michelle jennifer jessica1 ashley123 daniel123 michael1
  matthew1 anthony1 jonathan samantha victoria alexander christian elizabeth charlotte veronica stephanie
  benjamin nicholas patricia danielle patrick1 danielle1 jasmine1 andrea123 chocolate chocolate1 butterfly
  cheesecake strawberry blueberry snickers cookie123 dolphins elephant mustang1 corvette mercedes ferrari1
  porsche1 chevrolet yamaha123 harley123 maverick midnight moonlight blessed1 blessing blessing1
  blessed123 godisgood godisgreat godislove godisable godbless jesuschrist jesuslovesme jesus123 jesus777
  jesusislord jehovah1 halleluyah hallelujah emmanuel emmanuel1 thankgod thankgod1 favour123 goodluck
  goodness chelseafc chelsea1 chelsea123 arsenal1 arsenal123 arsenalfc manchester manchester1 manutd123
  liverpool liverpool1 barcelona barcelona1 realmadrid juventus ronaldo7 ronaldo123 messi123 nigeria1
  nigeria123 nigeria234 naija123 lagos123 lagos1234 abuja123 africa123 password2 admin123 admin1234
  administrator root1234 welcome1 welcome12 welcome123 welcome01 monkey123 dragon123 dragon12 shadow123
  master123 qwerty12 qwerty123 qwerty1234 qwertyqwerty qwerty321 killer123 hunter123 secret123 superstar
  supersecret business business1 marketplace opportunity
`
    .trim()
    .split(/\s+/),
);

/** Words that stay weak with a year, a number or an exclamation mark around them: Chelsea2026!, 123admin123. */
const ROOTS = new Set(
  `
  password passwort passwords passcode qwerty qwertyuiop azerty asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd
  abcdef welcome admin administrator root login letmein iloveyou monkey dragon master shadow superman
  batman sunshine princess football baseball secret test testing tester guest user default changeme hello
  freedom whatever killer hunter love lovely jesus jesuschrist god blessing blessed favour emmanuel
  chelsea arsenal liverpool manchester barcelona realmadrid ronaldo messi nigeria naija lagos abuja africa
  ibadan kano oja market money naira facebook instagram twitter tiktok youtube whatsapp google samsung
  iphone computer internet michael daniel david joshua jessica jennifer charlie summer winter spring
  autumn january february march april june july august september october november december monday friday
  sunday
`
    .trim()
    .split(/\s+/),
);

/** Keyboard and character sequences: digits, the alphabet and keyboard rows, each also reversed. */
const TRACKS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
];

const DISGUISES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  }),
);

function withoutDisguise(typed: string): string {
  return typed.replace(/[013457@$!]/g, (sign) => DISGUISES.get(sign) ?? sign);
}

function isDecoratedRoot(typed: string): boolean {
  const core = trimTrailing(typed, /[^a-z]/).replace(/^[^a-z]+/, '');
  const coreUndisguised = withoutDisguise(trimTrailing(typed, /[\d\W_]/)).replace(/^[^a-z]+/, '');
  return ROOTS.has(core) || ROOTS.has(coreUndisguised);
}

/** aaaaaaaa, 12121212, abcabcabc: at most four characters, again and again. */
function repeatsShortUnit(typed: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/su.test(typed) && new Set(typed).size <= 4;
}

/** 12345678, 87654321, abcdefgh, qwertyui, also several of them in a row as in 1234abcd or qwerty123456. */
function isSequence(typed: string): boolean {
  let at = 0;
  while (at < typed.length) {
    const run = longestRun(typed, at);
    if (run < 3) return false;
    at += run;
  }
  return typed.length > 0;
}

function longestRun(typed: string, start: number): number {
  const lengths = TRACKS.flatMap((track) => [track, [...track].reverse().join('')]).map((track) => {
    let end = start;
    while (end < typed.length && track.includes(typed.slice(start, end + 1))) end += 1;
    return end - start;
  });
  return Math.max(...lengths);
}

/** The local part of the e-mail, alone or with digits and signs around it, or the whole address. */
function isOwnAddress(typed: string, email: string | undefined): boolean {
  if (!email) return false;
  const address = email.trim().toLowerCase();
  const [localPart = ''] = address.split('@');
  if (typed === address) return true;
  if (localPart.length < 3) return false;
  const bare = (text: string) => text.replace(/[^a-z]/g, '');
  if (typed === localPart || (bare(localPart).length >= 4 && bare(typed) === bare(localPart))) return true;
  return typed.includes(localPart) && typed.length - localPart.length < 4;
}
