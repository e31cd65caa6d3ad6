<?php
/**
 * Deleting the plug-in removes everything that it stored.
 *
 * @package Citeworthy
 */

declare( strict_types = 1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Of the site that is current. */
function citeworthy_remove_data(): void {
	global $wpdb;
	foreach ( array( 'citeworthy_settings', 'citeworthy_run', 'citeworthy_problem', 'citeworthy_visits_version' ) as $option ) {
		delete_option( $option );
	}
	foreach ( array( '_citeworthy_mark', '_citeworthy_run', '_citeworthy_report' ) as $meta ) {
		delete_post_meta_by_key( $meta );
	}
	wp_clear_scheduled_hook( 'citeworthy_hourly' );
	wp_clear_scheduled_hook( 'citeworthy_send_marks' );
	// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the name of our own table.
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}citeworthy_visits" );
}

if ( is_multisite() ) {
	$citeworthy_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $citeworthy_sites as $citeworthy_site ) {
		switch_to_blog( $citeworthy_site );
		citeworthy_remove_data();
		restore_current_blog();
	}
} else {
	citeworthy_remove_data();
}
