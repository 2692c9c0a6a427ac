import { createRoot } from 'react-dom/client';
import '../../src/ui/theme/global.css';
import { Harness } from './Harness';
import { readScenarios } from './scenario/scenarios';
import { findShop } from './setup/shop';

async function start(root: HTMLElement): Promise<void> {
  const shop = await findShop(window).catch(() => null);
  const scenarios = shop?.isHere ? await readScenarios() : [];
  createRoot(root).render(shop ? <Harness shop={shop} scenarios={scenarios} /> : <NoConfiguration />);
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
