import { Checkbox } from '../controls/Checkbox';
import * as controls from '../controls/controls.css';
import { RadioGroup } from '../controls/RadioGroup';
import { Select } from '../controls/Select';
import { devices } from '../device/devices';
import * as styles from '../Harness.css';
import { transportTitles } from '../transports/transport';
import { HelloForm } from './HelloForm';
import { nameOf, options } from './options';
import { StartForm } from './StartForm';
import { choices, type Setup } from './setup';
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
  onGreet: () => void;
}

const deviceNames = nameOf(devices, ({ name }) => name);

/** How the shop is loaded, and how the app around it behaves. */
export function SetupPanel({ setup, scenarios, canStandIn, onChange, onReload, onGreet }: SetupPanelProps) {
  const transports = canStandIn ? choices.transport : (['iframe'] as const);
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
        <Checkbox label="App bar" checked={setup.appBar} onChange={(appBar) => onChange({ appBar })} />
      </div>
      <HelloForm setup={setup} onChange={onChange} onReload={onReload} onGreet={onGreet} />
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
