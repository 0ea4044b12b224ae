extension KnownFramework {
    static let spriteTiles = #"""
        enum SKTileSetType: UInt { case grid, isometric, hexagonalFlat, hexagonalPointy }
        class SKTileDefinition: NSObject {
            var textures: [SKTexture] = []
            var size = CGSize.zero
            var name: String?
            var userData: NSMutableDictionary?
            convenience init(texture: SKTexture) { self.init(); textures = [texture]; size = texture.size() }
            convenience init(texture: SKTexture, size: CGSize) { self.init(); textures = [texture]; self.size = size }
        }
        class SKTileGroup: NSObject {
            var name: String?
            private(set) var definition: SKTileDefinition?
            convenience init(tileDefinition: SKTileDefinition) { self.init(); definition = tileDefinition }
            class func empty() -> SKTileGroup { SKTileGroup() }
        }
        class SKTileSet: NSObject {
            var name: String?
            var type = SKTileSetType.grid
            var tileGroups: [SKTileGroup] = []
            var defaultTileGroup: SKTileGroup?
            var defaultTileSize = CGSize.zero
            convenience init(tileGroups: [SKTileGroup]) { self.init(); self.tileGroups = tileGroups }
            convenience init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) { self.init(); self.tileGroups = tileGroups; type = tileSetType }
            convenience init?(named name: String) { self.init(); self.name = name }
        }
        class SKTileMapNode: SKNode {
            var numberOfColumns = 0
            var numberOfRows = 0
            var tileSize = CGSize.zero
            var tileSet = SKTileSet()
            var mapSize: CGSize { CGSize(width: tileSize.width * CGFloat(numberOfColumns), height: tileSize.height * CGFloat(numberOfRows)) }
            var anchorPoint = CGPoint(x: 0.5, y: 0.5)
            var color = UIColor.clear
            var colorBlendFactor: CGFloat = 0
            var enableAutomapping = true
            var lightingBitMask: UInt32 = 0
            private var groups: [Int: SKTileGroup] = [:]
            convenience init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
                self.init()
                self.tileSet = tileSet
                numberOfColumns = columns
                numberOfRows = rows
                self.tileSize = tileSize
            }
            convenience init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup) {
                self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
                fill(with: tileGroup)
            }
            func fill(with tileGroup: SKTileGroup?) { for index in 0..<(numberOfColumns * numberOfRows) { groups[index] = tileGroup } }
            func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) { groups[row * numberOfColumns + column] = tileGroup }
            func setTileGroup(_ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int) { setTileGroup(tileGroup, forColumn: column, row: row) }
            func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { groups[row * numberOfColumns + column] }
            func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? { groups[row * numberOfColumns + column]?.definition }
            func tileColumnIndex(fromPosition position: CGPoint) -> Int { tileSize.width > 0 ? Int((position.x + mapSize.width * anchorPoint.x) / tileSize.width) : 0 }
            func tileRowIndex(fromPosition position: CGPoint) -> Int { tileSize.height > 0 ? Int((position.y + mapSize.height * anchorPoint.y) / tileSize.height) : 0 }
            func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
                CGPoint(x: (CGFloat(column) + 0.5) * tileSize.width - mapSize.width * anchorPoint.x, y: (CGFloat(row) + 0.5) * tileSize.height - mapSize.height * anchorPoint.y)
            }
            override var frame: CGRect { CGRect(x: position.x - mapSize.width * anchorPoint.x, y: position.y - mapSize.height * anchorPoint.y, width: mapSize.width, height: mapSize.height) }
        }
        """#
}
