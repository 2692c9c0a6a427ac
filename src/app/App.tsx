import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { Router } from 'wouter';
import { i18n } from '../i18n/catalogue';
import { type PartLoader, PartLoading } from '../lib/part-loader';
import type { Store } from '../lib/store';
import { chrome } from './chrome/chrome';
import type { Shell } from './document/document-data';
import { MessagesAtTop } from './messages/MessagesAtTop';
import { aroundNavigation } from './navigation/guard';
import { Main } from './navigation/Main';
import { Overlays } from './overlays/Overlays';

interface AppProps {
  store: Store;
  loader: PartLoader;
  client: QueryClient;
  shell: Shell;
  /** Prefix of every path of the route table: empty on the site, `…/external` in the app. */
  base: string;
  /** The path being prerendered; absent in a browser, which uses its own location. */
  renderedPath?: string;
}

export function App({ store, loader, client, shell, base, renderedPath }: AppProps) {
  return (
    <Provider store={store}>
      <PartLoading value={loader}>
        <QueryClientProvider client={client}>
          <I18nProvider i18n={i18n}>
            <Router
              base={base}
              aroundNav={aroundNavigation}
              ssrSearch=""
              {...(renderedPath === undefined ? {} : { ssrPath: renderedPath })}
            >
              <Overlays />
              {shell === 'site' ? (
                <chrome.Component>
                  <Main />
                </chrome.Component>
              ) : (
                <>
                  <MessagesAtTop />
                  <Main />
                </>
              )}
            </Router>
          </I18nProvider>
        </QueryClientProvider>
      </PartLoading>
    </Provider>
  );
}
