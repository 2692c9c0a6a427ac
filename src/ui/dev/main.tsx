import { i18n, type Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { store } from '../../lib/store';
import '../theme/global.css';
import { Gallery } from './Gallery';

const texts = document.getElementById('luckan-texts')?.textContent ?? '{}';
i18n.loadAndActivate({ locale: 'sv', messages: JSON.parse(texts) as Messages });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <Gallery />
      </I18nProvider>
    </Provider>,
  );
}
