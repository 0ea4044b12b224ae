import UIKit

open class GKScene: NSObject {
    open private(set) var entities: [GKEntity] = []
    open private(set) var rootNode: Any?
    public convenience init?(fileNamed filename: String) { return nil }
    open func addEntity(_ entity: GKEntity) { entities.append(entity) }
}
