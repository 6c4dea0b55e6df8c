"""How games draw: sheets, sprites and scenes as SVG text, made from views and without any picture library."""
