import { createStore } from 'jotai';
import { inactivityLimit } from '../../../domain/inactivity';
import type { Locks } from '../../../lib/with-lock';
import { createSession, type Session } from '../../create-session';
import { createSignOut } from '../../create-sign-out';
import { type Expiry, nothingKnown } from '../../expiry';
import type { SignOutReason } from '../../sign-out';
import { sessionAtom } from '../../state';
import { noApp } from '../../testing/no-app';
import type { Token } from '../../token';
import { leaveAfterAbsence } from '../after-absence';
import { createInactivity } from '../create-inactivity';
import { sharedEntry } from './shared-storage';

export const limit = inactivityLimit(false);
const year = 365 * 24 * 60 * 60 * 1000;

/** `hidden`: timers run once a minute; `frozen`: no code runs, and no events arrive. */
export type Mode = 'front' | 'hidden' | 'frozen';

export type SimulatedTab = ReturnType<ReturnType<typeof simulatedBrowser>['open']>;

function queueOfLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name, _options, work) {
      const mine = last.then(work);
      last = mine.catch(() => {});
      return mine;
    },
  };
}

/** A simulated browser with manual clocks, and the shop in any number of tabs. */
export function simulatedBrowser(onChange: (before: Expiry, after: Expiry) => void, countsSleep: boolean) {
  const clock = { real: 0, setTo: 1_800_000_000_000, slept: 0 };
  const wall = () => clock.setTo + clock.real;
  const awake = () => clock.real - (countsSleep ? 0 : clock.slept);
  const service = { signedIn: false, fails: false, ends: 0 };
  const entry = sharedEntry<Expiry>(nothingKnown, onChange);
  const lastActive = sharedEntry<number | null>(null);
  const token = sharedEntry<Token | null>(null);
  const subject = sharedEntry<string | null>(null);
  const locks = queueOfLocks();
  let tokens = 0;

  const newToken = () => ({ accessToken: `token ${++tokens}`, expiresAt: wall() + year });

  async function logout(): Promise<void> {
    if (service.fails) throw new TypeError('no network');
    service.signedIn = false;
  }

  function open(focused: boolean) {
    const tab = {};
    const store = createStore();
    const leavers = new Set<(reason: SignOutReason) => void>();
    let listener: { active(): void; inView(): void } | undefined;
    let work: (() => void) | undefined;
    let focus = focused;
    const own = { entry: entry.at(tab), lastActive: lastActive.at(tab), now: wall, limit: () => limit };
    async function notifySignOut(reason: SignOutReason): Promise<void> {
      if (reason === 'inactive') service.ends += 1;
      await Promise.resolve();
      for (const each of leavers) each(reason);
    }

    const { signOut, finish, beforeSignIn } = createSignOut({
      ...own,
      session: async () => session,
      notifySignOut,
      logout,
    });
    const session: Session = createSession({
      embedder: noApp,
      store,
      entry: token.at(tab),
      lastSubject: subject.at(tab),
      lastActive: own.lastActive,
      afterAbsence: async () => leaveAfterAbsence({ ...own, finish }),
      locks,
      getAccessToken: async () => (service.signedIn ? { token: newToken().accessToken, expiresIn: year / 1000 } : null),
      notifySignOut,
      endSignIn: () => signOut('ended'),
      purge: () => token.at(tab).clear(),
      now: wall,
      wait: async () => {},
      after: () => () => {},
    });
    const timer = createInactivity({
      ...own,
      monotonic: awake,
      store,
      signOut: () => signOut('inactive'),
      onSignOut(listener) {
        leavers.add(listener);
        return () => leavers.delete(listener);
      },
      cartHasItems: () => true,
      every(_ms, check) {
        work = check;
        return () => {
          work = undefined;
        };
      },
      listen(listeners) {
        listener = listeners;
        return () => {
          listener = undefined;
        };
      },
      hasFocus: () => focus,
    });
    const stop = timer.start();
    const seen = { signedIn: false };
    store.sub(sessionAtom, () => {
      seen.signedIn ||= store.get(sessionAtom).signedIn;
    });
    void session.activate();
    return {
      signOut: () => signOut('asked'),
      beforeSignIn,
      timer,
      stop,
      mode: 'front' as Mode,
      /** When its mode last changed, and when its next check is due. */
      since: clock.real,
      awakeSince: awake(),
      due: clock.real + 10_000,
      everSignedIn: () => seen.signedIn,
      isSignedIn: () => store.get(sessionAtom).signedIn,
      check: () => work?.(),
      act: () => listener?.active(),
      setFocus(withFocus: boolean): void {
        focus = withFocus;
      },
      comeIntoView: () => listener?.inView(),
      receive(): void {
        for (const each of [token, entry, lastActive]) each.deliver(tab);
      },
      /** The service has ended the session by itself, and rejects a call. */
      async lose(): Promise<void> {
        service.signedIn = false;
        await session.refresh((await session.token()) ?? '', 401);
      },
      signIn(): void {
        own.lastActive.clear();
        service.signedIn = true;
        token.at(tab).write(newToken());
      },
    };
  }

  return { clock, wall, awake, service, open, entry, clearLastActive: () => lastActive.at({}).clear() };
}
