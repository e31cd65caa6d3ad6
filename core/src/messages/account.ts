import type { Message } from "./message.ts";

/** Sign-up, sign-in and sign-out; profiles; permissions. */
export const accountMessages = {
  "account/sign-in-required": { kind: "auth", text: "Please sign in to continue." },
  "account/token-refused": {
    kind: "auth",
    text: "This access token is invalid or has expired. Refresh it or sign in again.",
  },
  "account/admin-required": {
    kind: "forbidden",
    text: "You do not have permission to access this page. Admin privileges are required.",
  },
  "account/fields-missing": { kind: "validation", text: "Please fill in all fields" },
  "account/password-short": {
    kind: "validation",
    text: "Password must be at least {length} characters long",
  },
  "account/password-common": {
    kind: "validation",
    text: "This password is too common. Please choose another.",
  },
  "account/sign-in-failed": { kind: "auth", text: "Failed to sign in" },
  "account/sign-up-failed": { kind: "auth", text: "Failed to sign up" },
  "account/create-failed": { kind: "auth", text: "Failed to create account" },
  "account/google-failed": { kind: "auth", text: "Failed to sign in with Google" },
  "account/sign-out-failed": { kind: "auth", text: "Failed to sign out" },
  "account/sign-in-error": { kind: "auth", text: "An error occurred during sign in" },
  "account/sign-up-error": { kind: "auth", text: "An error occurred during sign up" },
  "account/sign-out-error": { kind: "auth", text: "An error occurred during sign out" },
  "account/credentials-wrong": {
    kind: "auth",
    text: "Incorrect email or password. Please try again.",
  },
  "account/email-invalid": { kind: "validation", text: "Please enter a valid email address." },
  "account/email-taken": {
    kind: "validation",
    text: "An account with this email already exists. Please sign in instead.",
  },
  "account/email-unconfirmed": {
    kind: "auth",
    text: "Please confirm your email address first. Open the link we sent you, then sign in.",
  },
  "account/confirmation-unsent": {
    kind: "auth",
    text: "We could not send the email. Please try again.",
  },
  "account/password-long": {
    kind: "validation",
    text: "Password must be at most {length} characters long",
  },
  "account/link-expired": {
    kind: "auth",
    text: "This link has expired or was already used. Please request a new one.",
  },
  "account/google-cancelled": { kind: "auth", text: "Sign-in with Google was cancelled." },
  "account/google-not-linked": {
    kind: "auth",
    text: "An account with this email already exists. Please sign in with your password.",
  },
  "account/reset-request-failed": {
    kind: "auth",
    text: "We could not send the reset link. Please try again.",
  },
  "account/reset-failed": { kind: "auth", text: "We could not change the password. Please try again." },
  "account/refresh-refused": { kind: "auth", text: "This session has ended. Please sign in again." },
  "account/password-wrong": { kind: "auth", text: "The current password is incorrect. Please try again." },
  "account/password-unchanged": {
    kind: "auth",
    text: "We could not change the password. Please try again.",
  },
  "account/password-none": {
    kind: "validation",
    text: "This account has no password yet. Use the link we email you to set one.",
  },
  "account/confirmation-missing": {
    kind: "validation",
    text: "Please confirm to continue. Nothing has been deleted.",
  },
  "account/confirmation-password": {
    kind: "validation",
    text: "That password is incorrect. Nothing has been deleted.",
  },
  "account/confirmation-email": {
    kind: "validation",
    text: "That email address does not match your account. Nothing has been deleted.",
  },
  "account/confirmation-stale": {
    kind: "validation",
    text: "For your security, please sign out and sign in again, then delete your account.",
  },
  "account/delete-failed": {
    kind: "database",
    text: "We could not delete your account. Nothing has been removed. Please try again.",
  },
  "account/user-id-required": { kind: "validation", text: "User ID is required" },
  "account/profile-create-failed": { kind: "database", text: "Failed to create user profile" },
  "account/profile-fetch-failed": { kind: "database", text: "Failed to fetch user profile" },
  "account/profile-update-failed": { kind: "database", text: "Failed to update user profile" },
  "profile/fields-missing": { kind: "validation", text: "Please fill in at least one field before saving" },
  "profile/too-long": {
    kind: "validation",
    text: "Use at most {name} characters for the name and {phone} for the phone number.",
  },
  "profile/fetch-failed": { kind: "database", text: "Failed to fetch profile" },
  "profile/update-failed": { kind: "database", text: "Failed to update profile" },
  "profile/load-failed": { kind: "database", text: "Failed to load profile data" },
} as const satisfies Record<string, Message>;
