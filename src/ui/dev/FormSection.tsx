import { useState } from 'react';
import { Checkbox } from '../form/Checkbox';
import { Form } from '../form/Form';
import { QuantityStepper } from '../form/QuantityStepper';
import { RadioGroup } from '../form/RadioGroup';
import { Select } from '../form/Select';
import { SubmitButton } from '../form/SubmitButton';
import { TextArea } from '../form/TextArea';
import { TextField } from '../form/TextField';
import { date, email, regexp, required } from '../form/validators';
import { showToast } from '../toast/toast-queue';
import { Example, Row, Section } from './Example';
import * as styles from './Gallery.css';

const rules = {
  email: [required, email],
  born: [date],
  postalCode: [regexp(/^\d{3} ?\d{2}$/)],
  delivery: [required],
  terms: [required],
};

const deliveries = [
  { value: 'home', label: 'Hem till dörren', hint: 'I morgon kväll, 49 kr' },
  { value: 'pickup', label: 'Ombud', hint: 'Om två dagar, 0 kr' },
  { value: 'bike', label: 'Cykelbud', hint: 'Inte till ditt postnummer', disabled: true },
];

export function FormSection() {
  return (
    <Section title="Formulär">
      <Example name="Kontrolleras när det skickas">
        <Form rules={rules} onValid={send}>
          <div className={styles.stack}>
            <TextField name="email" label="E-post" type="email" autoComplete="email" hint="Hit skickar vi kvittot" />
            <TextField name="born" label="Födelsedatum" placeholder="ÅÅÅÅ-MM-DD" inputMode="numeric" />
            <TextField name="postalCode" label="Postnummer" inputMode="numeric" />
            <RadioGroup name="delivery" legend="Leverans" options={deliveries} />
            <Checkbox name="terms">Jag accepterar villkoren</Checkbox>
            <div>
              <SubmitButton>Skicka</SubmitButton>
            </div>
          </div>
        </Form>
      </Example>
      <Example name="Fält i alla lägen">
        <div className={styles.columns}>
          <TextField label="Fel" defaultValue="anna@" error="Ogiltlig e-post" />
          <TextField label="Inaktiv" defaultValue="Kan inte ändras" disabled />
          <Select label="Orsak till retur" hint="Välj det som stämmer bäst">
            <option>Jag ångrar mig</option>
            <option>Fel vara</option>
          </Select>
          <Select label="Antal" error="Obligatoriskt fält">
            <option>Välj</option>
          </Select>
          <TextArea label="Meddelande" hint="Skriv inga personuppgifter" />
          <RadioGroup
            name="contact"
            legend="Kontakta mig"
            hint="Vi hör av oss inom ett dygn"
            options={[
              { value: 'phone', label: 'Telefon' },
              { value: 'mail', label: 'E-post' },
            ]}
            defaultValue="mail"
          />
          <div>
            <Checkbox defaultChecked hint="Du får poäng på alla köp">
              Bli medlem
            </Checkbox>
            <Checkbox error="Obligatoriskt fält">Jag är 18 år eller äldre</Checkbox>
            <Checkbox disabled>Inaktiv</Checkbox>
          </div>
        </div>
      </Example>
      <Steppers />
    </Section>
  );
}

function Steppers() {
  const [quantity, setQuantity] = useState(1);
  const labels = { value: 'Antal', less: 'Minska antalet', more: 'Öka antalet' };
  return (
    <Example name="Antal (1 till 5)">
      <Row>
        <QuantityStepper value={quantity} max={5} onChange={setQuantity} labels={labels} />
        <QuantityStepper value={2} onChange={setQuantity} labels={labels} disabled />
      </Row>
    </Example>
  );
}

async function send() {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  showToast({ text: 'Tack, vi har tagit emot dina uppgifter', tone: 'success' });
  return undefined;
}
