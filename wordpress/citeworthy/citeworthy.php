<?php
/**
 * Plugin Name:       Citeworthy
 * Description:       Shows how worth citing a post is for AI answer engines, with edits to use in the block editor, and counts visits of AI crawlers. Needs a Citeworthy server and a key.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       citeworthy
 *
 * @package Citeworthy
 */

declare( strict_types = 1 );

namespace Citeworthy;

defined( 'ABSPATH' ) || exit;

const VERSION     = '0.1.0';
const PLUGIN_FILE = __FILE__;

require_once __DIR__ . '/includes/settings.php';
require_once __DIR__ . '/includes/server.php';
require_once __DIR__ . '/includes/drafts.php';
require_once __DIR__ . '/includes/published-pages.php';
require_once __DIR__ . '/includes/site-pages.php';
require_once __DIR__ . '/includes/crawler-visits.php';
require_once __DIR__ . '/includes/editor.php';
require_once __DIR__ . '/includes/post-list.php';
require_once __DIR__ . '/includes/settings-page.php';
require_once __DIR__ . '/includes/settings-actions.php';

register_activation_hook( __FILE__, __NAMESPACE__ . '\\activate' );
register_deactivation_hook( __FILE__, __NAMESPACE__ . '\\deactivate' );

/** Creates the table of visits and starts the hourly work. */
function activate(): void {
	create_visits_table();
	if ( ! wp_next_scheduled( HOURLY_EVENT ) ) {
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', HOURLY_EVENT );
	}
}

/** Stops the work and keeps all data: only deleting the plug-in removes it. */
function deactivate(): void {
	wp_clear_scheduled_hook( HOURLY_EVENT );
	wp_clear_scheduled_hook( SEND_EVENT );
}
