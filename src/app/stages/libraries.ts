/** Evaluated in a task of their own, before the shop's code asks for them. */
import '@lingui/core';
import '@lingui/react';
import '@tanstack/react-query';
import 'valibot';
import 'wouter';
