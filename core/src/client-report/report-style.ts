/** How a report looks on screens and on paper. It is part of the document, so that a saved file keeps it. */
export const REPORT_STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#16202b;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-print-color-adjust:exact;print-color-adjust:exact}
h1,h2,h3,.figures b{font-family:Georgia,"Iowan Old Style","Times New Roman",serif;font-weight:500;text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:clamp(28px,5vw,42px);line-height:1.15;margin:0}
h2{font-size:26px;line-height:1.25;margin:0 0 18px;padding-top:14px;border-top:3px solid var(--brand)}
h3{font-size:18px;line-height:1.35;margin:0 0 4px}
p{margin:0 0 12px;max-width:68ch}
small{display:block;font-size:14px;color:#566270;overflow-wrap:anywhere}
header{background:var(--band);color:var(--on-band);border-top:8px solid var(--brand)}
header>div,main,footer,.actions{max-width:860px;margin:0 auto;padding-left:20px;padding-right:20px}
header>div{padding-top:28px;padding-bottom:30px}
.brand{display:flex;align-items:center;gap:14px;margin:0 0 26px;max-width:none}
.brand img{height:48px;max-width:200px;object-fit:contain}
.who{display:grid}
.who span{font-size:14px}
.about{margin:12px 0 0}
main{padding-top:32px;padding-bottom:40px;display:grid;gap:44px}
main>*{min-width:0}
.quiet,.where{font-size:14px;color:#566270}
.where{margin-bottom:8px}
section>h3{margin:22px 0 8px}
.figures{display:grid;grid-template-columns:minmax(0,2fr) repeat(3,minmax(0,1fr));gap:20px;margin:0 0 22px}
.figures dt{font-size:14px;color:#566270}
.figures dd{margin:0;display:grid}
.figures b{font-size:34px;line-height:1.15;font-variant-numeric:tabular-nums}
.figures div:first-child b{font-size:54px;color:var(--brand-text)}
.figures span{font-size:14px;color:#566270}
.up,.figures .up{color:#0b6b3f}
.down,.figures .down{color:#a4262c}
.line{display:block;width:100%;height:auto;max-width:760px;margin-bottom:12px;overflow:visible}
.line text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;fill:#566270}
.line .value{font-size:14px;font-weight:600;fill:#16202b}
.line .grid{stroke:#dfe3e8;stroke-width:1}
.line .stroke{fill:none;stroke:var(--brand);stroke-width:2.5;stroke-linejoin:round}
.line circle{fill:var(--brand)}
.fixes{list-style:none;counter-reset:fix;margin:0;padding:0}
.fixes li{counter-increment:fix;position:relative;padding:18px 0 18px 46px;border-top:1px solid #dfe3e8;break-inside:avoid}
.fixes li:first-child{border-top:0;padding-top:0}
.fixes li::before{content:counter(fix);position:absolute;left:0;top:18px;width:30px;height:30px;border-radius:50%;background:var(--brand);color:var(--on-brand);font-weight:600;text-align:center;line-height:30px}
.fixes li:first-child::before{top:0}
.example,.after{border-left:3px solid #dfe3e8;padding-left:14px;font-size:15px;overflow-wrap:anywhere}
.after{border-color:var(--brand)}
.example span,.after span{display:block;font-size:14px;color:#566270}
q{quotes:"\\201C" "\\201D"}
.work{list-style:none;margin:0 0 12px;padding:0}
.work li{display:grid;grid-template-columns:150px minmax(0,1fr);gap:14px;padding:12px 0;border-top:1px solid #dfe3e8;break-inside:avoid}
.state{font-size:14px;color:var(--brand-text)}
table{border-collapse:collapse;width:100%;margin-bottom:14px}
thead th{font-size:14px;font-weight:500;color:#566270;padding-top:0}
th,td{text-align:left;vertical-align:top;padding:10px 12px 10px 0;border-bottom:1px solid #dfe3e8;font-variant-numeric:tabular-nums}
tbody th{font-weight:500;overflow-wrap:anywhere}
tr{break-inside:avoid}
.pages td,.pages th+th{text-align:right;white-space:nowrap;padding-right:0;padding-left:14px}
.pages td:nth-child(2){width:104px}
.pages td:last-child{width:80px}
.pages tr:has(+.told)>*{border-bottom:0;padding-bottom:2px}
.pages .told td{width:auto;text-align:left;white-space:normal;padding:0 0 10px}
.told{break-before:avoid}
.told small{max-width:76ch}
.shares td:last-child{width:38%;padding-right:0}
.range{display:block;position:relative;height:8px;margin-top:9px;border-radius:4px;background:#eef0f3}
.range i,.range u{position:absolute;top:0;bottom:0;border-radius:4px;background:var(--brand);opacity:.35;min-width:4px}
.range u{top:-4px;bottom:-4px;width:4px;margin-left:-2px;opacity:1}
footer{border-top:1px solid #dfe3e8;padding-top:18px;padding-bottom:40px;font-size:14px;color:#566270}
.actions{display:flex;flex-wrap:wrap;gap:8px;padding-top:14px;padding-bottom:14px}
.actions a,button{font:600 15px/1 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;display:inline-flex;align-items:center;min-height:44px;padding:0 18px;border-radius:6px;border:1px solid #b9c1ca;background:#fff;color:#16202b;text-decoration:none;cursor:pointer}
.actions a:hover{border-color:#16202b}
button{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}
:focus-visible{outline:3px solid var(--brand-text);outline-offset:2px}
.gate{max-width:460px;margin:0 auto;padding:10vh 20px 60px}
.gate h1{font-size:28px;margin-bottom:18px}
.gate form{display:grid;gap:8px;justify-items:start}
.gate label{font-size:14px;font-weight:600}
.gate input{font:inherit;width:100%;min-height:48px;padding:0 12px;border:1px solid #77828e;border-radius:6px}
.gate button{margin-top:10px}
.gate .wrong{color:#a4262c;margin:0}
@media (max-width:620px){
.line text{font-size:20px}
.line .value{font-size:24px}
.line .between{display:none}
.figures{grid-template-columns:repeat(3,minmax(0,1fr))}
.figures div:first-child{grid-column:1/-1}
.work li{grid-template-columns:minmax(0,1fr);gap:2px}
.shares thead{display:none}
.shares tr{display:grid;grid-template-columns:minmax(0,1fr) auto;border-bottom:1px solid #dfe3e8;padding:6px 0 10px}
.shares th,.shares td{border:0;padding:4px 0}
.shares td:last-child{width:auto;grid-column:1/-1}
.range{margin-top:2px}
.fixes li{padding-left:0}
.fixes h3{padding:3px 0 0 42px;min-height:34px}
.pages td:nth-child(2){width:76px}
.pages td:last-child{width:64px}
}
@media print{
.actions{display:none}
@page{margin:16mm 14mm}
main{gap:30px;padding-bottom:20px}
h2,h3{break-after:avoid}
}`;
