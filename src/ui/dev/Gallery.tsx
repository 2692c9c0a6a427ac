import { useEffect, useState } from 'react';
import { Chip } from '../chip/Chip';
import { Logo } from '../logo/Logo';
import { Toasts } from '../toast/Toasts';
import { ButtonSection } from './ButtonSection';
import { DialogSection } from './DialogSection';
import { FeedbackSection } from './FeedbackSection';
import { FormSection } from './FormSection';
import { FoundationSection } from './FoundationSection';
import * as styles from './Gallery.css';
import { NavigationSection } from './NavigationSection';

const themes = ['green', 'orange', 'ag'] as const;

/** Every component in every state, in the chosen theme or the one in the address (`#orange`). */
export function Gallery() {
  const [theme, setTheme] = useState(() => themes.find((name) => location.hash === `#${name}`) ?? 'green');

  useEffect(() => {
    document.documentElement.className = `theme-${theme}`;
  }, [theme]);

  return (
    <>
      <header className={styles.header}>
        <div className={styles.brand}>
          <Logo />
        </div>
        {themes.map((name) => (
          <Chip key={name} selected={name === theme} onSelect={() => setTheme(name)}>
            {name}
          </Chip>
        ))}
      </header>
      <main className={styles.main}>
        <h1>Byggdelar</h1>
        <FoundationSection />
        <ButtonSection />
        <FormSection />
        <FeedbackSection />
        <NavigationSection />
        <DialogSection />
      </main>
      <Toasts />
    </>
  );
}
