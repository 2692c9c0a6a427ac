import { Checkbox } from '../controls/Checkbox';
import * as controls from '../controls/controls.css';
import { RadioGroup } from '../controls/RadioGroup';
import { Select } from '../controls/Select';
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
  /** Whether native web views can be simulated: the shop has the harness's own origin. */
  canStandIn: boolean;
  /** For changes that take effect at once. */
  onChange: (change: Partial<Setup>) => void;
  /** For changes that require a reload of the shop. */
  onReload: (change: Partial<Setup>) => void;
}

const options = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
  values.map((value) => [value, names[value]] as const);
const nameOf = <Key extends string, Named>(named: Record<Key, Named>, title: (it: Named) => string) =>
  Object.fromEntries(Object.entries<Named>(named).map(([key, it]) => [key, title(it)])) as Record<Key, string>;

const deviceNames = nameOf(devices, ({ name }) => name);
const insetNames = nameOf(insetSamples, ({ title }) => title);

/** How the shop is loaded, and how the app around it behaves. */
export function SetupPanel({ setup, scenarios, canStandIn, onChange, onReload }: SetupPanelProps) {
  const transports = canStandIn ? choices.transport : (['iframe'] as const);
  const declare = (name: (typeof capabilities)[number], checked: boolean) =>
    onChange({ capabilities: capabilities.filter((it) => (it === name ? checked : setup.capabilities.includes(it))) });
  return (
    <div className={styles.panel}>
      <StartForm setup={setup} scenarios={scenarios} onStart={onReload} />
      <RadioGroup
        label="Shell"
        options={options(choices.shell, titles.shell)}
        value={setup.shell}
        onChange={(shell) => onReload({ shell, appCookie: shell === 'external' })}
      />
      <Checkbox label="App cookie set" checked={setup.appCookie} onChange={(appCookie) => onReload({ appCookie })} />
      <Select
        label="Transport"
        options={options(transports, transportTitles)}
        value={setup.transport}
        onChange={(transport) => onReload({ transport })}
      />
      {!canStandIn && (
        <p className={controls.hint}>Native web views are simulated only if harness and shop share an origin.</p>
      )}
      <Select
        label="Device"
        options={options(choices.device, deviceNames)}
        value={setup.device}
        onChange={(device) => onChange({ device })}
      />
      <div className={controls.row}>
        <Checkbox label="Rotated" checked={setup.rotated} onChange={(rotated) => onChange({ rotated })} />
      </div>
      <fieldset className={controls.group}>
        <legend className={controls.legend}>Contents of HELLO</legend>
        <Select
          label="Answers READY"
          options={options(choices.greeting, titles.greeting)}
          value={setup.greeting}
          onChange={(greeting) => onReload({ greeting })}
        />
        <div className={controls.row}>
          {capabilities.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={setup.capabilities.includes(name)}
              onChange={(checked) => declare(name, checked)}
            />
          ))}
        </div>
        <Select
          label="Insets"
          options={options(choices.insets, insetNames)}
          value={setup.insets}
          onChange={(insets) => onChange({ insets })}
        />
        <Select
          label="Theme of the shop"
          options={options(choices.theme, titles.theme)}
          value={setup.theme}
          onChange={(theme) => onChange({ theme })}
        />
        <Select
          label="Appearance of the app"
          options={options(choices.appearance, titles.appearance)}
          value={setup.appearance}
          onChange={(appearance) => onChange({ appearance })}
        />
        <Select
          label="Size of text in the app"
          options={options(choices.fontScale, titles.fontScale)}
          value={setup.fontScale}
          onChange={(fontScale) => onChange({ fontScale })}
        />
        <p className={controls.hint}>Changes are sent with the next HELLO: reload, or send one.</p>
      </fieldset>
      <Select
        label="Answers OPEN_EXTERNAL"
        options={options(choices.answer, titles.answer)}
        value={setup.answer}
        onChange={(answer) => onChange({ answer })}
      />
      <Select
        label="Token, if the app declares token"
        options={options(choices.token, titles.token)}
        value={setup.token}
        onChange={(token) => onChange({ token })}
      />
      <Select
        label="Harness colours"
        options={options(choices.scheme, titles.scheme)}
        value={setup.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
    </div>
  );
}
