import { limits } from '../../../domain/limits';
import type { Expiry } from '../../expiry';
import type { Schedule, Step } from './schedule';
import { limit, type SimulatedTab, simulatedBrowser } from './simulated-browser';

const second = 1000;
/** One check, plus the time that sign-out takes. */
const delay = 15 * second;
/** How much too early activity may be recorded: the throttle, plus rounding to whole seconds. */
const early = limits.session.write + second;
const checkEvery = { front: limits.session.check, hidden: 60 * second, frozen: Number.POSITIVE_INFINITY };

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Runs a schedule. @throws at the first violated rule */
export async function play({ countsSleep, steps }: Schedule): Promise<void> {
  const browser = simulatedBrowser(changed, countsSleep);
  const { clock, service, wall, awake } = browser;
  let tabs: SimulatedTab[] = [];
  /** The last activity, by each clock, and how far the wall clock has been set forward since. */
  let last = { real: 0, wall: wall(), awake: 0, forward: 0 };
  /** Time since the last jump of a clock. */
  let quietSince = 0;
  /** Until when activity after the limit may still end the session: a tab opened then does not know of it. */
  let mayEndUntil = 0;
  let isSomebody = false;
  let now: Step['kind'] = 'open';
  let isDirty = false;

  const atMost = () => clock.real - last.real + last.forward;

  function must(holds: boolean, what: string): void {
    if (!holds) throw new Error(`${what} (in ${now}, ${JSON.stringify({ clock, last, ...browser.entry.read() })})`);
  }

  function changed({ state: before }: Expiry, { state: after }: Expiry): void {
    isDirty = true;
    if (before === after) return;
    if (after === 'EXPIRED') {
      must(atMost() > limit - early || clock.real <= mayEndUntil, 'signed out while active');
      isSomebody = false;
      service.ends = 0;
    }
    if (after === 'ABOUT_TO_EXPIRE') {
      must(before === 'ACTIVE', `${before} became ABOUT_TO_EXPIRE`);
      must(atMost() > limit - limits.session.warnBefore - early, 'warned while active');
    }
    if (after === 'ACTIVE')
      must(
        before === 'EXPIRED' ? ['dismiss', 'signIn'].includes(now) : ['stay', 'signIn', 'signOut'].includes(now),
        `${before} became ACTIVE`,
      );
  }

  function alive(): void {
    if (atMost() > limit) mayEndUntil = clock.real + delay;
    if (browser.entry.read().state !== 'EXPIRED') last = { real: clock.real, wall: wall(), awake: awake(), forward: 0 };
  }

  const runsFor = (tab: SimulatedTab) => (tab.mode === 'front' ? clock.real - Math.max(tab.since, quietSince) : -1);

  function checkInvariants(): void {
    must(service.ends <= 1, 'two tabs sign out');
    const { state } = browser.entry.read();
    const steady = tabs.filter((tab) => runsFor(tab) >= delay);
    const running = tabs.filter(({ mode }) => mode !== 'frozen');
    for (const tab of running) {
      if (tab.isSignedIn()) must(state !== 'EXPIRED', 'signed in after the end');
      must(tab.isSignedIn() === running[0]?.isSignedIn(), 'tabs do not agree');
    }
    for (const tab of steady) {
      const since = Math.max(wall() - last.wall, awake() - Math.max(last.awake, tab.awakeSince));
      if (!tab.isSignedIn()) continue;
      must(since <= limit + delay, 'signed in past the limit');
      must(since <= limit - limits.session.warnBefore + delay || state !== 'ACTIVE', 'not warned');
    }
  }

  async function rest(): Promise<void> {
    do {
      isDirty = false;
      await settle();
      for (const tab of tabs) if (tab.mode !== 'frozen') tab.receive();
    } while (isDirty);
    await settle();
    checkInvariants();
  }

  async function pass(ms: number): Promise<void> {
    const until = clock.real + ms;
    for (;;) {
      const running = tabs.filter(({ mode }) => mode !== 'frozen');
      const next = Math.min(until, ...running.map(({ due }) => due));
      clock.real = Math.max(next, clock.real);
      const due = running.filter((tab) => tab.due <= clock.real);
      for (const tab of due) {
        tab.due = clock.real + checkEvery[tab.mode];
        tab.check();
      }
      if (isDirty) await rest();
      else checkInvariants();
      if (clock.real >= until && due.length === 0) return;
    }
  }

  async function open(focused: boolean): Promise<SimulatedTab> {
    // A customer whose session another tab ends right now had not left before.
    const wasSomebody = isSomebody;
    const away = isSomebody && wall() - last.wall > limit + second;
    const unfinished = browser.entry.read().unfinished;
    const tab = browser.open(focused);
    tabs.push(tab);
    await rest();
    if (now === 'signIn') return tab;
    must(wasSomebody || !tab.everSignedIn(), 'who had left is brought back');
    if (away || unfinished) {
      must(!tab.everSignedIn(), 'something personal after an absence');
      must(!service.signedIn || service.fails, 'the session is left at the service');
      must(!away || browser.entry.read().state === 'EXPIRED', 'the end of the session is not reported');
    } else if (focused && tab.isSignedIn()) alive();
    return tab;
  }

  async function signIn(at: SimulatedTab | undefined, isAway: boolean): Promise<void> {
    if (tabs.some((tab) => tab.isSignedIn())) return;
    if (service.signedIn) await at?.beforeSignIn().catch(() => {});
    if (service.signedIn) return must(!at || service.fails, 'the session is left at the service');
    if (isAway || !at) {
      browser.clearLastActive();
      service.signedIn = true;
      last = { real: clock.real, wall: wall(), awake: awake(), forward: 0 };
      await open(true);
    } else at.signIn();
    last = { real: clock.real, wall: wall(), awake: awake(), forward: 0 };
    isSomebody = true;
    await rest();
    must(tabs.some((tab) => tab.isSignedIn()) && browser.entry.read().state === 'ACTIVE', 'cannot sign in');
  }

  async function take(step: Step): Promise<void> {
    now = step.kind;
    const running = tabs.filter(({ mode }) => mode !== 'frozen');
    const at = 'tab' in step ? running[step.tab % Math.max(running.length, 1)] : undefined;
    if (step.kind === 'pass') return pass(step.ms);
    if (step.kind === 'open') return void (await open(step.focus));
    if (step.kind === 'signIn') return signIn(at, step.away);
    if (step.kind === 'network') service.fails = step.fails;
    if (step.kind === 'setClock') {
      clock.setTo += step.ms;
      if (step.ms > 0) last.forward += step.ms;
      quietSince = clock.real;
    }
    if (step.kind === 'sleep') {
      clock.real += step.ms;
      clock.slept += step.ms;
      quietSince = clock.real;
      for (const tab of tabs) tab.due = Math.max(tab.due, clock.real + second);
      if (step.focus && running[0]) {
        running[0].setFocus(true);
        running[0].comeIntoView();
        if (running[0].isSignedIn()) alive();
      }
    }
    if (step.kind === 'mode') {
      const tab = tabs[step.tab % Math.max(tabs.length, 1)];
      if (tab && tab.mode !== step.mode) {
        Object.assign(tab, { mode: step.mode, since: clock.real, awakeSince: awake() });
        tab.due = clock.real + checkEvery[step.mode];
        tab.setFocus(step.mode === 'front' && step.focus);
        if (step.mode === 'front') {
          tab.receive();
          tab.comeIntoView();
          if (step.focus && tab.isSignedIn()) alive();
        }
      }
    }
    if (step.kind === 'close' && at) {
      at.stop();
      tabs = tabs.filter((tab) => tab !== at);
    }
    if (step.kind === 'act' && at?.isSignedIn()) {
      at.act();
      alive();
    }
    if (step.kind === 'stay' && at && browser.entry.read().state === 'ABOUT_TO_EXPIRE') {
      at.timer.stay();
      alive();
    }
    if (step.kind === 'dismiss' && at && browser.entry.read().state === 'EXPIRED') at.timer.dismiss();
    if (step.kind === 'giveUp' && at && !tabs.some((tab) => tab.isSignedIn())) {
      // Starting a sign-in clears the previous customer's absence, so no notice follows.
      await at.beforeSignIn().then(
        () => {
          isSomebody = false;
        },
        () => {},
      );
    }
    if (step.kind === 'lose' && at?.isSignedIn()) await at.lose();
    if (step.kind === 'signOut' && at?.isSignedIn()) {
      isSomebody = false;
      await at.signOut();
      must(!service.signedIn || browser.entry.read().unfinished, 'a sign-out is forgotten');
    }
    await rest();
  }

  await take({ kind: 'signIn', tab: 0, away: true });
  for (const step of steps) await take(step);
}
