import UIKit

public enum SKTileSetType: UInt {
    case grid, isometric, hexagonalFlat, hexagonalPointy
}

open class SKTileDefinition: NSObject {
    open var textures: [SKTexture] = []
    open var size = CGSize.zero
    open var name: String?
    open var userData: NSMutableDictionary?
    public convenience init(texture: SKTexture) { self.init(); textures = [texture]; size = texture.size() }

    public convenience init(texture: SKTexture, size: CGSize) {
        self.init()
        textures = [texture]
        self.size = size
    }
}

open class SKTileGroup: NSObject {
    open var name: String?
    open private(set) var definition: SKTileDefinition?
    public convenience init(tileDefinition: SKTileDefinition) { self.init(); definition = tileDefinition }
    open class func empty() -> SKTileGroup { SKTileGroup() }
}

open class SKTileSet: NSObject {
    open var name: String?
    open var type = SKTileSetType.grid
    open var tileGroups: [SKTileGroup] = []
    open var defaultTileGroup: SKTileGroup?
    open var defaultTileSize = CGSize.zero
    public convenience init(tileGroups: [SKTileGroup]) { self.init(); self.tileGroups = tileGroups }

    public convenience init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
        self.init()
        self.tileGroups = tileGroups
        type = tileSetType
    }

    public convenience init?(named name: String) { self.init(); self.name = name }
}

open class SKTileMapNode: SKNode {
    open var numberOfColumns = 0
    open var numberOfRows = 0
    open var tileSize = CGSize.zero
    open var tileSet = SKTileSet()

    open var mapSize: CGSize {
        CGSize(
            width: tileSize.width * CGFloat(numberOfColumns), height: tileSize.height * CGFloat(numberOfRows))
    }

    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var color = UIColor.clear
    open var colorBlendFactor: CGFloat = 0
    open var enableAutomapping = true
    open var lightingBitMask: UInt32 = 0
    private var groups: [Int: SKTileGroup] = [:]

    public convenience init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        self.init()
        self.tileSet = tileSet
        numberOfColumns = columns
        numberOfRows = rows
        self.tileSize = tileSize
    }

    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        fill(with: tileGroup)
    }

    open func fill(with tileGroup: SKTileGroup?) {
        for index in 0..<(numberOfColumns * numberOfRows) { groups[index] = tileGroup }
    }

    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        groups[row * numberOfColumns + column] = tileGroup
    }

    open func setTileGroup(
        _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int,
        row: Int
    ) { setTileGroup(tileGroup, forColumn: column, row: row) }

    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? {
        groups[row * numberOfColumns + column]
    }

    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
        groups[row * numberOfColumns + column]?.definition
    }

    open func tileColumnIndex(fromPosition position: CGPoint) -> Int {
        tileSize.width > 0 ? Int((position.x + mapSize.width * anchorPoint.x) / tileSize.width) : 0
    }

    open func tileRowIndex(fromPosition position: CGPoint) -> Int {
        tileSize.height > 0 ? Int((position.y + mapSize.height * anchorPoint.y) / tileSize.height) : 0
    }

    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        CGPoint(
            x: (CGFloat(column) + 0.5) * tileSize.width - mapSize.width * anchorPoint.x,
            y: (CGFloat(row) + 0.5) * tileSize.height - mapSize.height * anchorPoint.y)
    }

    open override var frame: CGRect {
        CGRect(
            x: position.x - mapSize.width * anchorPoint.x, y: position.y - mapSize.height * anchorPoint.y,
            width: mapSize.width, height: mapSize.height)
    }
}
