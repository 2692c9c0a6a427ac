import { createRoot } from 'react-dom/client';
import '../../src/ui/theme/global.css';
import './theme/scheme.css';
import { Harness } from './Harness';
import { readCookieName, setAppCookie } from './setup/app-cookie';

async function start(root: HTMLElement): Promise<void> {
  document.documentElement.lang = 'en';
  const name = await readCookieName().catch(() => null);
  createRoot(root).render(
    name ? <Harness setInApp={(inApp) => setAppCookie(document, name, inApp)} /> : <NoConfiguration />,
  );
}

function NoConfiguration() {
  return (
    <main>
      <h1>Bridge harness</h1>
      <p role="alert">The shop’s configuration, /config.json, cannot be read here. Load the page again when it can.</p>
    </main>
  );
}

const root = document.getElementById('root');
if (root) start(root);
