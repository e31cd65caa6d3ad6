<?php
/**
 * Reads the site's sitemap into a project: first a preview without cost, then a bulk run.
 *
 * @package Citeworthy
 */

declare( strict_types = 1 );

namespace Citeworthy;

defined( 'ABSPATH' ) || exit;

/** The latest preview or run. */
const RUN_OPTION = 'citeworthy_run';

/** The sitemap of WordPress, or the site itself where another plug-in makes the sitemap: the server looks for it there. */
function sitemap_address(): string {
	$address = function_exists( 'get_sitemap_url' ) ? get_sitemap_url( 'index' ) : false;
	return is_string( $address ) ? $address : home_url( '/' );
}

/** @return true|\WP_Error */
function preview_site_pages() {
	$body = array(
		'sitemap' => sitemap_address(),
		'start'   => false,
	);
	if ( '' !== settings()['project'] ) {
		$body['project'] = settings()['project'];
	}
	$batch = call_server(
		'POST',
		'/api/batches',
		array(
			'body'    => $body,
			'seconds' => SITEMAP_SECONDS,
		)
	);
	if ( is_wp_error( $batch ) ) {
		return $batch;
	}
	update_option( RUN_OPTION, id_of( $batch['id'] ?? null ), false );
	if ( is_string( $batch['project'] ?? null ) ) {
		change_settings( array( 'project' => id_of( $batch['project'] ) ) );
	}
	return true;
}

/** @return true|\WP_Error */
function start_site_run() {
	$run     = (string) get_option( RUN_OPTION, '' );
	$started = call_server( 'POST', '/api/batches/' . rawurlencode( $run ) . '/start', array( 'seconds' => SITEMAP_SECONDS ) );
	return is_wp_error( $started ) ? $started : true;
}

/** @return array|\WP_Error|null Null where there is no run. */
function site_run() {
	$run = (string) get_option( RUN_OPTION, '' );
	return '' === $run ? null : call_server( 'GET', '/api/batches/' . rawurlencode( $run ) );
}
