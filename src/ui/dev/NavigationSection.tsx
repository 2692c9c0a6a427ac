import { useState } from 'react';
import { Accordion } from '../accordion/Accordion';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { Chip } from '../chip/Chip';
import { Pagination } from '../pagination/Pagination';
import { ShowMore } from '../show-more/ShowMore';
import { Tabs } from '../tabs/Tabs';
import { Example, Row, Section } from './Example';

const crumbs = [
  { label: 'Start', href: '#start' },
  { label: 'Hud och hår', href: '#hud' },
  { label: 'Handkräm', href: '#handkram' },
];

const pageTexts = { previous: 'Föregående sida', next: 'Nästa sida', page: (page: number) => `Sida ${page}` };

export function NavigationSection() {
  return (
    <Section title="Hitta och bläddra">
      <Example name="Brödsmulor">
        <Breadcrumbs label="Brödsmulor" links={crumbs} />
      </Example>
      <Chips />
      <Example name="Flikar">
        <Tabs
          label="Om varan"
          tabs={[
            { id: 'about', label: 'Beskrivning', content: <p>Mjukgör torra händer.</p> },
            { id: 'use', label: 'Användning', content: <p>Smörj in efter tvätt.</p> },
            { id: 'contents', label: 'Innehåll', content: <p>Vatten, glycerol, sheasmör.</p> },
          ]}
        />
      </Example>
      <Example name="Dragspel">
        <div>
          <Accordion title="Innehåll" open>
            Vatten, glycerol, sheasmör.
          </Accordion>
          <Accordion title="Bipacksedel">Läs den innan du använder läkemedlet.</Accordion>
        </div>
      </Example>
      <More />
      <Example name="Sidor">
        <Pagination label="Sidor" page={5} pages={12} hrefOf={(page) => `#sida-${page}`} texts={pageTexts} />
      </Example>
    </Section>
  );
}

function Chips() {
  const [filters, setFilters] = useState(['Ekologiskt', 'Oparfymerat']);
  const [selected, setSelected] = useState(true);
  return (
    <Example name="Etiketter">
      <Row>
        <Chip>Ny</Chip>
        {filters.map((filter) => (
          <Chip
            key={filter}
            removeLabel="Ta bort filter:"
            onRemove={() => setFilters(filters.filter((other) => other !== filter))}
          >
            {filter}
          </Chip>
        ))}
        <Chip selected={selected} onSelect={() => setSelected(!selected)}>
          Öppet nu
        </Chip>
        <Chip selected={!selected} onSelect={() => setSelected(!selected)}>
          Alla
        </Chip>
      </Row>
    </Example>
  );
}

function More() {
  const [shown, setShown] = useState(24);
  return (
    <Example name="Visa fler">
      <ShowMore
        shown={shown}
        total={80}
        summary={`Visar ${shown} av 80`}
        label="Visa fler"
        onMore={() => setShown(Math.min(80, shown + 24))}
      />
    </Example>
  );
}
