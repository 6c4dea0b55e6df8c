"""What is printed on castles and cards, as the tables of the rules have it: six cells on the left and six on the right,
then the shields or the bonus tokens.

Food F, runestone R, treasure map M; sword S, magic sword G, thief T; shield s, magic shield m, confusion spell c."""

CASTLES = """
ravenspire | F F M F R F | S ST S - S S | 2
mudmaw_keep | R F F M F F | S S - S ST S | 2
embergate | F M R F F F | - S S S S ST | 2
thornhold | F R F F F M | ST S S S - S | 2
gloomtower | M F F R F F | S - S ST S S | 2
"""

GOBLINS = """
goblin_cook | - - FF F - - | S S - - - S | -
goblin_forager | F F - - F - | - - S SS - - | -
goblin_swineherd | - - - - F FF | S - - - SS - | -
goblin_trapper | F F - F - - | - S S - - S | -
goblin_mushroomer | - F F - F - | - - SS - - S | -
goblin_bruiser | - - - F - FF | SS S - - - - | -
goblin_spearman | F F F - - - | - - - S S S | -
goblin_drummer | F - - - FF - | - S - S S - | -
goblin_slinger | - F - F - F | - - S - - SS | -
goblin_standard_bearer | F - F F - - | S - - S S - | -
"""

EVIL = """
kobold_digger | R F F F - - | S - S - S SS | -
kobold_lamplighter | F - M - F F | - S S S S - | -
kobold_tinkerer | - R - F - F | S S - S - T | c
imp_courier | M - F - F - | - S S S - - | c
imp_pickpocket | F F - - F F | S - - S ST S | -
imp_scribe | - - - F R - | S G S - - - | c
orc_butcher | F FF FF - - F | S S - - SS SS | -
orc_raider | F - F F F F | S S ST SS - - | -
orc_sergeant | F F - FF F - | - S S - - SSS | -
orc_smith | - F F - F R | SG S - S S - | -
orc_on_a_boar | FF - - F - FF | - - SS S SS - | -
bog_hag | - F - R F - | S S - G G - | -
bog_lurker | - - F F F - | S - S - - S | s
mire_toad | - FF F - - FF | S S - S S - | c
cave_spider | FF - F F F - | - S S ST - S | -
spider_matron | - - FF - F FF | - S S - SS S | -
night_bat | F M - M - - | S S - S - - | -
carrion_crow | - F - F F M | S T S - - S | -
crypt_rat | F F F FF - - | ST - S S S - | -
rat_burglar | - F - - F F | - - - T - ST | s
skeleton_footman | F F F - F F | - S S S SS - | -
skeleton_archer | F - F F M - | SS S - - - S | -
skeleton_steward | - F R F - - | - - S S - S | s
zombie_porter | F - - - FF FF | - SS S S S - | -
zombie_ploughman | FF F - F - - | S - - - S SS | s
restless_ghost | - F F - M - | T - G S - - | c
wailing_banshee | - - R - - F | - S S - - G | c
will_o_wisp | - - - R - M | S - - G S - | c
gloom_cultist | - R F - R - | - G G S S - | -
hedge_witch | R - - F F - | SG - S - - - | c
potion_brewer | - R - F - R | - S - S S SG | -
hexed_scarecrow | F F FF - - - | S S S - - - | s
living_armour | - - - - F F | - - - S - - | m
stone_gargoyle | F - - M - - | - - - - S SS | s
mimic_chest | M - M - - F | - S T - T - | -
gremlin_saboteur | - F - F R - | S ST S - - - | c
harpy_snatcher | - F F F F F | - - S SS ST - | -
harpy_scout | FM M - - F - | S S - - S S | -
shadow_wolf | - F FF FF - F | S - SS SS - S | -
werewolf_poacher | FF - - - FF F | SSS S - - SS - | -
satyr_reveller | - F F F - F | - S S S - S | c
lizard_tracker | F - M - FF - | - - S S - SS | -
lizard_guard | - F - - - - | - S - - S - | m
tunnel_mole | F - - F - R | S - ST S S - | -
gnoll_brawler | - FF F F - F | - SSS - S - S | -
gnoll_cutthroat | F - F - F FF | ST - - - SS S | -
"""

MORE_EVIL = """
fire_dragon | FF FF FF R R - | SSG S SS - - SSG | -
frost_dragon | R - - F F R | - - - SG SSG - | m
storm_dragon | - R R FF FF FF | SG SSG SG SS - - | -
bone_dragon | R FF FF - R FF | - SGG - S SS SSG | c
hoard_dragon | F M MM FR M - | ST - SST SG - - | -
mountain_giant | FFF FR F FF FF FR | SSS SS - ST SSS SS | -
two_headed_ogre | FF FF FR - FF FF | - SS SSS SS SS SSS | c
ogre_chef | - FR FFF FFF FF FF | SS SS SS SS SS - | s
cave_troll | FF FF F FF F FR | SS SS SS SS - SSS | s
bridge_troll | FR F FF - FF FF | SS - SS - SSST SS | s
vampire_countess | M FF - FF R M | S ST SGT SS - - | c
lich_librarian | F - R R R R | - S - SG GG SG | c
death_knight | FF - - R - F | SG S SG - - - | m
pit_demon | R R FR F F - | SG S - - SSG SSG | -
demon_treasurer | - R - MM M M | - ST - ST S ST | c
swamp_hydra | FR FF FF - FF FF | SSS SS SSS SSS - - | c
minotaur_warden | F - F FF F - | - S - - SSS SS | m
iron_golem | - FF - - - R | - - SG SS - - | mm
nightmare_sphinx | M M R M R F | SG SG - SG S - | c
lake_kraken | F - FF FF M - | SS - SS - S SST | m
"""

SETTLEMENTS = """
tavern burst_keg_tavern | 2 | 1 food, 1 barrel
farm onion_farm | 1 | 2 food
farm goose_farm | 1 | 1 food, 1 barrel
farm old_mill | 2 | 3 food
farm beehive_farm | 2 | 1 food, 1 runestone
farm vineyard | 2 | 2 food, 1 barrel
farm sheepfold | 3 | 1 food, 1 wood chest
farm horse_ranch | 3 | 2 food, 1 runestone
village woodcutters_hamlet | 3 | 2 food, 1 runestone
village fishing_village | 3 | 3 food, 1 barrel
village potters_village | 4 | 1 runestone, 1 wood chest
village charcoal_village | 4 | 1 metal chest
village weavers_village | 5 | 2 runestone, 1 wood chest
village druid_village | 2 + 1m | 1 food, 2 runestone
village shrine_village | 3 + 1m | 1 runestone, 1 barrel, 1 wood chest
city market_town | 5 | 1 barrel, 1 metal chest
city harbour_town | 5 | 1 food, 1 metal chest
city garrison_town | 6 | 1 gold chest
city cathedral_town | 7 | 1 barrel, 1 gold chest
city mint_city | 7 | 1 runestone, 1 gold chest
city walled_city | 9 | 2 gold chest
city scholars_city | 4 + 1m | 1 gold chest
city bell_city | 5 + 1m | 1 runestone, 1 gold chest
city wizards_city | 6 + 1m | 1 metal chest, 1 gold chest
city royal_capital | 5 + 2m | 2 gold chest
"""
