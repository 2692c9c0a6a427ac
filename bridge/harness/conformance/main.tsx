import { createRoot } from 'react-dom/client';
import '../../../src/ui/theme/global.css';
import { ConformancePage } from './ConformancePage';
import { readHostOrigins } from './read-origins';

async function start(root: HTMLElement): Promise<void> {
  document.documentElement.dataset.scheme = 'system';
  const silentHost = new URLSearchParams(location.search).get('host') === 'silent';
  createRoot(root).render(<ConformancePage hostOrigins={await readHostOrigins()} silentHost={silentHost} />);
}

const root = document.getElementById('root');
if (root) start(root);
