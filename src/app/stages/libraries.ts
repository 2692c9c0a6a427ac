/** Evaluated in a task of its own, before the shop's code needs any of it. */
import './scheduling';
import '@lingui/core';
import '@lingui/react';
import '@tanstack/react-query';
import 'jotai';
import 'valibot';
import 'wouter';

export { startTransition } from 'react';
export { createRoot, hydrateRoot } from 'react-dom/client';
