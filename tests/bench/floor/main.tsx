import { hydrateRoot } from 'react-dom/client';
import { FloorPage } from './page';

const root = document.getElementById('floor');
const found: unknown = JSON.parse(document.getElementById('data')?.textContent ?? 'null');
if (root) hydrateRoot(root, <FloorPage found={found} />);
