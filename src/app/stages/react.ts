export { startTransition } from 'react';
export { createRoot, hydrateRoot } from 'react-dom/client';
