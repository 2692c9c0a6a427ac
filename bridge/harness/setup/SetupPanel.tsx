import { Choice } from '../controls/Choice';
import * as controls from '../controls/controls.css';
import { Picker } from '../controls/Picker';
import { SmallForm } from '../controls/SmallForm';
import { TextBox } from '../controls/TextBox';
import { Toggle } from '../controls/Toggle';
import { type DeviceName, devices } from '../device/devices';
import * as styles from '../Harness.css';
import { capabilities, type Mode, type Scheme, type Setup, type Theme } from './setup';

interface SetupPanelProps {
  setup: Setup;
  onChange: (change: Partial<Setup>) => void;
  /** Loads the shop anew, at this path. */
  onStart: (path: string) => void;
}

const modes: readonly (readonly [Mode, string])[] = [
  ['external', 'In the app'],
  ['site', 'In a browser'],
];
const schemes: readonly (readonly [Scheme, string])[] = [
  ['system', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];
const themes: readonly (readonly [Theme | 'own', string])[] = [
  ['own', 'The shop’s own'],
  ['green', 'Green'],
  ['orange', 'Orange'],
  ['ag', 'AG'],
];
const deviceOptions = (Object.keys(devices) as DeviceName[]).map((name) => [name, devices[name].name] as const);

export function SetupPanel({ setup, onChange, onStart }: SetupPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="setup-heading">
      <h2 className={styles.heading} id="setup-heading">
        Set-up
      </h2>
      <Choice label="Where the shop runs" options={modes} value={setup.mode} onChange={(mode) => onChange({ mode })} />
      <SmallForm action="Load" onSubmit={(field) => onStart(field('path'))}>
        <TextBox label="Start at" name="path" defaultValue={setup.path} />
      </SmallForm>
      <Picker label="Device" options={deviceOptions} value={setup.device} onChange={(device) => onChange({ device })} />
      <Toggle label="Rotated" checked={setup.rotated} onChange={(rotated) => onChange({ rotated })} />
      <Picker
        label="Harness colours"
        options={schemes}
        value={setup.scheme}
        onChange={(scheme) => onChange({ scheme })}
      />
      <fieldset className={controls.group}>
        <legend className={controls.legend}>What the app says in HELLO</legend>
        <Toggle
          label="Answer READY"
          checked={setup.answersReady}
          onChange={(answersReady) => onChange({ answersReady })}
        />
        <div className={controls.row}>
          {capabilities.map((name) => (
            <Toggle
              key={name}
              label={name}
              checked={setup.capabilities.includes(name)}
              onChange={(checked) =>
                onChange({
                  capabilities: capabilities.filter((it) => (it === name ? checked : setup.capabilities.includes(it))),
                })
              }
            />
          ))}
        </div>
        <Picker
          label="Theme of the shop"
          options={themes}
          value={setup.theme ?? 'own'}
          onChange={(theme) => onChange({ theme: theme === 'own' ? null : theme })}
        />
      </fieldset>
    </section>
  );
}
