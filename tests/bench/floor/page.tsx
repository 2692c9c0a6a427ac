import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { atom, Provider, useAtomValue } from 'jotai';
import * as v from 'valibot';
import { Route, Router, Switch } from 'wouter';

export const path = '/floor/';
export const data = { name: 'golvet' };

const schema = v.object({ name: v.pipe(v.string(), v.minLength(1)) });
const shown = atom(true);
const i18n = setupI18n({ locale: 'sv', messages: { sv: { heading: ['Så fort kan ', ['name'], ' bli'] } } });

function Heading({ found }: { found: unknown }) {
  const { data: read } = useQuery({ queryKey: ['floor'], queryFn: async () => v.parse(schema, found) });
  const name = read?.name ?? v.parse(schema, found).name;
  return useAtomValue(shown) ? (
    <h1>
      <Trans id="heading" values={{ name }} />
    </h1>
  ) : null;
}

/** One heading, backed by everything that our stack loads at first. */
export function FloorPage({ found }: { found: unknown }) {
  return (
    <Provider>
      <QueryClientProvider client={new QueryClient()}>
        <I18nProvider i18n={i18n}>
          <Router ssrPath={path}>
            <Switch>
              <Route path={path}>
                <Heading found={found} />
              </Route>
            </Switch>
          </Router>
        </I18nProvider>
      </QueryClientProvider>
    </Provider>
  );
}
