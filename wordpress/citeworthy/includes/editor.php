<?php
/**
 * Loads the sidebar in the block editor. The key stays on the server: the sidebar calls this plug-in's own routes.
 *
 * @package Citeworthy
 */

declare( strict_types = 1 );

namespace Citeworthy;

defined( 'ABSPATH' ) || exit;

add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\load_sidebar' );

function load_sidebar(): void {
	// The editors of widgets and templates have no post.
	$screen = get_current_screen();
	if ( ! $screen || 'post' !== $screen->base ) {
		return;
	}
	$url = static fn( string $file ): string => plugins_url( 'editor/' . $file, PLUGIN_FILE );
	wp_register_script( 'citeworthy-plan-edit', $url( 'plan-edit.js' ), array(), VERSION, true );
	wp_register_script( 'citeworthy-use-edit', $url( 'use-edit.js' ), array( 'citeworthy-plan-edit', 'wp-block-editor', 'wp-blocks', 'wp-data', 'wp-editor', 'wp-rich-text' ), VERSION, true );
	wp_enqueue_script(
		'citeworthy-sidebar',
		$url( 'sidebar.js' ),
		array( 'citeworthy-use-edit', 'wp-a11y', 'wp-api-fetch', 'wp-components', 'wp-core-data', 'wp-data', 'wp-edit-post', 'wp-editor', 'wp-element', 'wp-i18n', 'wp-plugins' ),
		VERSION,
		true
	);
	wp_set_script_translations( 'citeworthy-sidebar', 'citeworthy' );
	wp_localize_script(
		'citeworthy-sidebar',
		'citeworthySite',
		array(
			'isConnected' => is_connected() ? '1' : '',
			'settingsUrl' => current_user_can( 'manage_options' ) ? settings_url() : '',
			'bands'       => shared_facts()['bands'],
		)
	);
	wp_enqueue_style( 'citeworthy-sidebar', $url( 'sidebar.css' ), array( 'wp-components' ), VERSION );
}
