import { createRoot } from 'react-dom/client';
import '../../ui/theme/global.css';
import { EventsPage } from './EventsPage';

const root = document.getElementById('root');
if (root) createRoot(root).render(<EventsPage />);
