import { useId } from 'react';
import { Button } from '../../../src/ui/button/Button';
import * as controls from '../controls/controls.css';
import { shortcutTarget } from '../keys/shortcuts';
import type { Setup } from './setup';

interface StartFormProps {
  setup: Setup;
  scenarios: readonly string[];
  onStart: (start: Pick<Setup, 'path' | 'scenario'>) => void;
}

/** Suggested start paths; any path can be typed. */
const routes: readonly (readonly [string, string])[] = [
  ['/', 'Home page'],
  ['/hitta-produkter/?q=vitamin', 'Search'],
  ['/varukorg/', 'Cart'],
  ['/kassa/', 'Checkout'],
  ['/kassa/?tg=102528:1', 'Checkout with a product'],
  ['/kundklubb/', 'Customer club'],
  ['/kundklubb-login/', 'Sign in'],
  ['/recept/doktor-se/', 'Doctor partner'],
];

const unchanged = '';

/** The start path of the shop, and the scenario of the reference backend. */
export function StartForm({ setup, scenarios, onStart }: StartFormProps) {
  const id = useId();
  return (
    <form
      className={controls.group}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onStart({ path: String(data.get('path')), scenario: String(data.get('scenario') ?? '') || null });
      }}
    >
      <label className={controls.legend} htmlFor={`${id}path`}>
        Start at
      </label>
      <input
        id={`${id}path`}
        key={setup.path}
        name="path"
        className={controls.input}
        defaultValue={setup.path}
        list={`${id}routes`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <datalist id={`${id}routes`}>
        {routes.map(([path, name]) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
      {scenarios.length > 0 && (
        <>
          <label className={controls.legend} htmlFor={`${id}scenario`}>
            Scenario
          </label>
          <select
            id={`${id}scenario`}
            key={setup.scenario}
            name="scenario"
            className={controls.input}
            defaultValue={setup.scenario ?? unchanged}
          >
            <option value={unchanged}>Unchanged</option>
            {scenarios.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </>
      )}
      <Button type="submit" size="small" {...{ [shortcutTarget]: 'load' }}>
        Load
      </Button>
    </form>
  );
}
