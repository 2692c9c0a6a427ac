import { Choice } from '../controls/Choice';
import * as controls from '../controls/controls.css';
import { Picker } from '../controls/Picker';
import { Toggle } from '../controls/Toggle';
import { devices } from '../device/devices';
import { insetSamples } from '../device/insets';
import * as styles from '../Harness.css';
import { transportTitles } from '../transports/transport';
import { StartForm } from './StartForm';
import { capabilities, choices, type Setup } from './setup';
import { titles } from './titles';

interface SetupPanelProps {
  setup: Setup;
  scenarios: readonly string[];
  /** Whether native web views can be played: the shop lies on the harness's own origin. */
  canStandIn: boolean;
  /** Takes effect at once. */
  onChange: (change: Partial<Setup>) => void;
  /** Takes effect by loading the shop anew. */
  onReload: (change: Partial<Setup>) => void;
}

const options = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => [value, names[value]] as const);
const nameOf = <Key extends string, Named>(named: Record<Key, Named>, title: (it: Named) => string) =>
  Object.fromEntries(Object.entries<Named>(named).map(([key, it]) => [key, title(it)])) as Record<Key, string>;

const deviceNames = nameOf(devices, ({ name }) => name);
const insetNames = nameOf(insetSamples, ({ title }) => title);

/** What the shop is loaded with, and what the app around it is like. */
export function SetupPanel({ setup, scenarios, canStandIn, onChange, onReload }: SetupPanelProps) {
  const transports = canStandIn ? choices.transport : (['iframe'] as const);
  const declare = (name: (typeof capabilities)[number], checked: boolean) =>
    onChange({ capabilities: capabilities.filter((it) => (it === name ? checked : setup.capabilities.includes(it))) });
  return (
    <div className={styles.panel}>
      <StartForm setup={setup} scenarios={scenarios} onStart={onReload} />
      <Choice
        label="Shell"
        options={options(choices.shell, titles.shell)}
        value={setup.shell}
        onChange={(shell) => onReload({ shell, appCookie: shell === 'external' })}
      />
      <Toggle label="App cookie set" checked={setup.appCookie} onChange={(appCookie) => onReload({ appCookie })} />
      <Picker
        label="Transport"
        options={options(transports, transportTitles)}
        value={setup.transport}
        onChange={(transport) => onReload({ transport })}
      />
      {!canStandIn && (
        <p className={controls.hint}>Native web views are played where harness and shop share an origin.</p>
      )}
      <Picker
        label="Device"
        options={options(choices.device, deviceNames)}
        value={setup.device}
        onChange={(device) => onChange({ device })}
      />
      <div className={controls.row}>
        <Toggle label="Rotated" checked={setup.rotated} onChange={(rotated) => onChange({ rotated })} />
      </div>
      <fieldset className={controls.group}>
        <legend className={controls.legend}>What the app says in HELLO</legend>
        <Picker
          label="Answers READY"
          options={options(choices.greeting, titles.greeting)}
          value={setup.greeting}
          onChange={(greeting) => onReload({ greeting })}
        />
        <div className={controls.row}>
          {capabilities.map((name) => (
            <Toggle
              key={name}
              label={name}
              checked={setup.capabilities.includes(name)}
              onChange={(checked) => declare(name, checked)}
            />
          ))}
        </div>
        <Picker
          label="Insets"
          options={options(choices.insets, insetNames)}
          value={setup.insets}
          onChange={(insets) => onChange({ insets })}
        />
        <Picker
          label="Theme of the shop"
          options={options(choices.theme, titles.theme)}
          value={setup.theme}
          onChange={(theme) => onChange({ theme })}
        />
        <p className={controls.hint}>Changes are said with the next HELLO: load anew, or send one.</p>
      </fieldset>
      <Picker
        label="Answers OPEN_EXTERNAL"
        options={options(choices.answer, titles.answer)}
        value={setup.answer}
        onChange={(answer) => onChange({ answer })}
      />
      <Picker
        label="Token, where the app declares token"
        options={options(choices.token, titles.token)}
        value={setup.token}
        onChange={(token) => onChange({ token })}
      />
      <Picker
        label="Harness colours"
        options={options(choices.scheme, titles.scheme)}
        value={setup.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
    </div>
  );
}
