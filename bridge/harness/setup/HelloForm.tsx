import { Button } from '../../../src/ui/button/Button';
import { Checkbox } from '../controls/Checkbox';
import * as controls from '../controls/controls.css';
import { Select } from '../controls/Select';
import { SettingField } from '../controls/SettingField';
import { insetSamples } from '../device/insets';
import { readFields } from './hello';
import { nameOf, options } from './options';
import { capabilities, choices, consents, helloTexts, type Setup } from './setup';
import { titles } from './titles';

interface HelloFormProps {
  setup: Setup;
  onChange: (change: Partial<Setup>) => void;
  onReload: (change: Partial<Setup>) => void;
  onGreet: () => void;
}

const insetNames = nameOf(insetSamples, ({ title }) => title);

/** Every field of HELLO. */
export function HelloForm({ setup, onChange, onReload, onGreet }: HelloFormProps) {
  return (
    <fieldset className={controls.group}>
      <legend className={controls.legend}>Contents of HELLO</legend>
      <Select
        label="Answers READY"
        options={options(choices.greeting, titles.greeting)}
        value={setup.greeting}
        onChange={(greeting) => onReload({ greeting })}
      />
      <Choices
        all={capabilities}
        chosen={setup.capabilities}
        onChoose={(chosen) => onChange({ capabilities: chosen })}
      />
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
      <Checkbox
        label="Loaded ahead, hidden until it is opened"
        checked={setup.hidden}
        onChange={(hidden) => onReload({ hidden })}
      />
      <Checkbox
        label="Says what the customer agrees to:"
        checked={setup.sendsConsent}
        onChange={(sendsConsent) => onChange({ sendsConsent })}
      />
      {setup.sendsConsent && (
        <Choices all={consents} chosen={setup.consent} onChoose={(consent) => onChange({ consent })} />
      )}
      {helloTexts.map((name) => (
        <SettingField
          key={name}
          label={titles.hello[name]}
          value={setup[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <SettingField
        label="More fields as JSON, valid or not; null leaves one out"
        value={setup.moreHello}
        onChange={(moreHello) => onChange({ moreHello })}
        json
        problem={setup.moreHello.trim() && !readFields(setup.moreHello) ? 'This is no JSON object.' : undefined}
      />
      <p className={controls.hint}>Changes are sent with the next HELLO.</p>
      <div className={controls.row}>
        <Button size="small" variant="secondary" onClick={onGreet}>
          Send HELLO now
        </Button>
      </div>
    </fieldset>
  );
}

interface ChoicesProps<Name extends string> {
  all: readonly Name[];
  chosen: readonly Name[];
  onChoose: (chosen: Name[]) => void;
}

function Choices<Name extends string>({ all, chosen, onChoose }: ChoicesProps<Name>) {
  return (
    <div className={controls.row}>
      {all.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={chosen.includes(name)}
          onChange={(checked) => onChoose(all.filter((it) => (it === name ? checked : chosen.includes(it))))}
        />
      ))}
    </div>
  );
}
