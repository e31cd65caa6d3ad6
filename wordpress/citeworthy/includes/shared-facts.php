<?php
/**
 * Made by scripts/pack-wordpress.ts from the product's own lists: change them there.
 *
 * @package Citeworthy
 */

defined( 'ABSPATH' ) || exit;

return array(
	'bands'    => array(
		'excellent' => 85,
		'good'      => 60,
	),
	'crawlers' => array(
		array(
			'name'    => 'OAI-SearchBot',
			'owner'   => 'OpenAI',
			'purpose' => 'search',
		),
		array(
			'name'    => 'ChatGPT-User',
			'owner'   => 'OpenAI',
			'purpose' => 'user',
		),
		array(
			'name'    => 'GPTBot',
			'owner'   => 'OpenAI',
			'purpose' => 'training',
		),
		array(
			'name'    => 'PerplexityBot',
			'owner'   => 'Perplexity',
			'purpose' => 'search',
		),
		array(
			'name'    => 'Perplexity-User',
			'owner'   => 'Perplexity',
			'purpose' => 'user',
		),
		array(
			'name'    => 'Claude-SearchBot',
			'owner'   => 'Anthropic',
			'purpose' => 'search',
		),
		array(
			'name'    => 'Claude-User',
			'owner'   => 'Anthropic',
			'purpose' => 'user',
		),
		array(
			'name'    => 'ClaudeBot',
			'owner'   => 'Anthropic',
			'purpose' => 'training',
		),
		array(
			'name'    => 'Googlebot',
			'owner'   => 'Google',
			'purpose' => 'search',
		),
		array(
			'name'    => 'Gemini-Deep-Research',
			'owner'   => 'Google',
			'purpose' => 'user',
		),
		array(
			'name'    => 'Google-NotebookLM',
			'owner'   => 'Google',
			'purpose' => 'user',
		),
		array(
			'name'    => 'GoogleOther',
			'owner'   => 'Google',
			'purpose' => 'training',
		),
		array(
			'name'    => 'Google-CloudVertexBot',
			'owner'   => 'Google',
			'purpose' => 'search',
		),
		array(
			'name'    => 'bingbot',
			'owner'   => 'Microsoft',
			'purpose' => 'search',
		),
		array(
			'name'    => 'Applebot',
			'owner'   => 'Apple',
			'purpose' => 'search',
		),
		array(
			'name'    => 'Amazonbot',
			'owner'   => 'Amazon',
			'purpose' => 'search',
		),
		array(
			'name'    => 'DuckAssistBot',
			'owner'   => 'DuckDuckGo',
			'purpose' => 'user',
		),
		array(
			'name'    => 'MistralAI-User',
			'owner'   => 'Mistral',
			'purpose' => 'user',
		),
		array(
			'name'    => 'YouBot',
			'owner'   => 'You.com',
			'purpose' => 'search',
		),
		array(
			'name'    => 'meta-externalfetcher',
			'owner'   => 'Meta',
			'purpose' => 'user',
		),
		array(
			'name'    => 'meta-externalagent',
			'owner'   => 'Meta',
			'purpose' => 'training',
		),
		array(
			'name'    => 'CCBot',
			'owner'   => 'Common Crawl',
			'purpose' => 'training',
		),
		array(
			'name'    => 'Bytespider',
			'owner'   => 'ByteDance',
			'purpose' => 'training',
		),
		array(
			'name'    => 'cohere-ai',
			'owner'   => 'Cohere',
			'purpose' => 'training',
		),
	),
);
