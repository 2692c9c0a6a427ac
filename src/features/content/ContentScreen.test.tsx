// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import type { PageOf } from '../../api/page-data/schema';
import { ContentScreen } from './ContentScreen';

type Data = PageOf<'content'>['data'];

function page(data: Partial<Data>): PageOf<'content'> {
  return {
    template: 'content',
    seo: { title: 'Råd', description: '', path: '/rad/', index: true, breadcrumbs: [] },
    data: { heading: 'Råd', intro: '', picture: null, blocks: [], related: [], shelf: null, reviewed: null, ...data },
  };
}

it('shows repeated paragraphs and list entries as often as they are written', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  const text = { kind: 'text' as const, text: 'Läs bipacksedeln.' };
  const list = { kind: 'list' as const, items: ['Vila', 'Vila'] };
  await render(<ContentScreen page={page({ intro: 'Kort sagt', blocks: [text, list, text] })} />);
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts('p')).toEqual(['Kort sagt', 'Läs bipacksedeln.', 'Läs bipacksedeln.']);
  expect(texts('li')).toEqual(['Vila', 'Vila']);
  expect(complained).not.toHaveBeenCalled();
});

it('renders no empty paragraph when there is no introduction', async () => {
  await render(<ContentScreen page={page({})} />);
  expect(document.querySelector('p')).toBeNull();
});
