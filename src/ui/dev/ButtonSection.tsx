import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { LinkButton } from '../button/LinkButton';
import { Icon } from '../icon/Icon';
import { basket, cross, heart, plus, search } from '../icon/paths';
import { Example, Row, Section } from './Example';

const variants = ['primary', 'secondary', 'tertiary'] as const;
const sizes = ['small', 'medium', 'huge'] as const;
const colors = [undefined, 'green', 'red', 'orange'] as const;

export function ButtonSection() {
  return (
    <Section title="Knappar">
      {variants.map((variant) => (
        <Example key={variant} name={variant}>
          <Row>
            {colors.map((color) => (
              <Button key={color ?? 'theme'} variant={variant} color={color}>
                {color ?? 'Temats färg'}
              </Button>
            ))}
          </Row>
          <Row>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                <Icon path={basket} />
                {size}
              </Button>
            ))}
          </Row>
          <Row>
            <Button variant={variant} loading>
              Lägg i varukorg
            </Button>
            <Button variant={variant} disabled>
              Inaktiv
            </Button>
            <LinkButton variant={variant} href="#knappar">
              Länk
            </LinkButton>
          </Row>
        </Example>
      ))}
      <Example name="Bred">
        <Button wide size="huge">
          Till kassan
        </Button>
      </Example>
      <Example name="Bara ikon">
        <Row>
          <IconButton label="Sök" icon={search} />
          <IconButton label="Spara som favorit" icon={heart} />
          <IconButton label="Lägg till" icon={plus} />
          <IconButton label="Ta bort" icon={cross} disabled />
        </Row>
      </Example>
    </Section>
  );
}
