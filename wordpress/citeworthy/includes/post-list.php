<?php
/**
 * The lists of posts and pages: a column with the score, and an action that marks several for analysis.
 *
 * @package Citeworthy
 */

declare( strict_types = 1 );

namespace Citeworthy;

defined( 'ABSPATH' ) || exit;

const MARK_ACTION = 'citeworthy_mark';

add_action( 'admin_init', __NAMESPACE__ . '\\extend_post_lists' );
add_action( 'admin_notices', __NAMESPACE__ . '\\say_marked' );

function extend_post_lists(): void {
	if ( ! is_connected() ) {
		return;
	}
	foreach ( array( 'post', 'page' ) as $type ) {
		add_filter( "manage_{$type}_posts_columns", static fn( array $columns ): array => $columns + array( 'citeworthy' => __( 'Citeworthy', 'citeworthy' ) ) );
		add_action( "manage_{$type}_posts_custom_column", __NAMESPACE__ . '\\show_column', 10, 2 );
		add_filter( "bulk_actions-edit-$type", static fn( array $actions ): array => $actions + array( MARK_ACTION => __( 'Analyze with Citeworthy', 'citeworthy' ) ) );
		add_filter( "handle_bulk_actions-edit-$type", __NAMESPACE__ . '\\mark_several', 10, 3 );
	}
}

function show_column( string $column, int $id ): void {
	$post = get_post( $id );
	if ( 'citeworthy' !== $column || ! $post ) {
		return;
	}
	$state = published_state( $post );
	$words = array(
		'marked'  => __( 'Waiting', 'citeworthy' ),
		'running' => __( 'Being analyzed', 'citeworthy' ),
		'failed'  => __( 'Not analyzed', 'citeworthy' ),
	);
	if ( 'done' === $state['state'] ) {
		printf( '<a href="%s">%d</a>', esc_url( (string) $state['report'] ), (int) $state['score'] );
		return;
	}
	echo esc_html( $words[ $state['state'] ] ?? '—' );
}

/** @param int[] $ids */
function mark_several( string $back, string $action, array $ids ): string {
	if ( MARK_ACTION !== $action ) {
		return $back;
	}
	$marked = 0;
	foreach ( $ids as $id ) {
		$post    = current_user_can( 'edit_post', (int) $id ) ? get_post( (int) $id ) : null;
		$marked += $post && mark_post( $post ) ? 1 : 0;
	}
	return add_query_arg( 'citeworthy_marked', $marked, $back );
}

function say_marked(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only a number that is shown.
	if ( ! isset( $_GET['citeworthy_marked'] ) ) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only a number that is shown.
	$marked = absint( $_GET['citeworthy_marked'] );
	/* translators: %d: number of pages */
	$text = sprintf( _n( '%d published page is marked for analysis.', '%d published pages are marked for analysis.', $marked, 'citeworthy' ), $marked );
	printf( '<div class="notice notice-success is-dismissible"><p>%s</p></div>', esc_html( $text ) );
}
