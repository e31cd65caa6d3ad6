<?php
/**
 * What an administrator has entered: the server, its key, the project, and when pages are analyzed.
 *
 * @package Citeworthy
 */

declare( strict_types = 1 );

namespace Citeworthy;

defined( 'ABSPATH' ) || exit;

const SETTINGS_OPTION = 'citeworthy_settings';
const SETTINGS_PAGE   = 'citeworthy';
/** The page stays usable if a field is filled by mistake. */
const MAX_FIELD_LENGTH = 500;

/** The key is only for calls to the server: it is never printed and never sent to a browser. */
function settings(): array {
	$defaults = array(
		'address'    => '',
		'key'        => '',
		'project'    => '',
		'on_publish' => true,
	);
	$stored   = get_option( SETTINGS_OPTION, array() );
	return array_merge( $defaults, is_array( $stored ) ? $stored : array() );
}

function is_connected(): bool {
	$settings = settings();
	return '' !== $settings['address'] && '' !== $settings['key'];
}

function change_settings( array $changes ): void {
	// Only this plug-in's own pages read it, so it isn't loaded with every page of the site.
	update_option( SETTINGS_OPTION, array_merge( settings(), $changes ), false );
}

/** The address without a path behind it that isn't part of the installation, or null where it isn't one. */
function server_address( string $typed ): ?string {
	$typed = untrailingslashit( trim( $typed ) );
	$parts = wp_parse_url( $typed );
	if ( ! is_array( $parts ) || ! in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true ) ) {
		return null;
	}
	$has_more = isset( $parts['user'] ) || isset( $parts['pass'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] );
	if ( empty( $parts['host'] ) || $has_more || strlen( $typed ) > MAX_FIELD_LENGTH ) {
		return null;
	}
	return esc_url_raw( $typed, array( 'http', 'https' ) );
}

function settings_url(): string {
	return admin_url( 'options-general.php?page=' . SETTINGS_PAGE );
}
