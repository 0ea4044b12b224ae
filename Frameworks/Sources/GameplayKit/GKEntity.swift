import UIKit

open class GKComponent: NSObject {
    open private(set) weak var entity: GKEntity?
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func update(deltaTime seconds: TimeInterval) {}

    open func enter(_ entity: GKEntity?) {
        if entity == nil { willRemoveFromEntity() }
        self.entity = entity
        if entity != nil { didAddToEntity() }
    }

    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}

open class GKEntity: NSObject {
    open private(set) var components: [GKComponent] = []
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func addComponent(_ component: GKComponent) { components.append(component); component.enter(self) }

    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        for component in components where component is ComponentType { component.enter(nil) }
        components.removeAll { $0 is ComponentType }
    }

    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type)
        -> ComponentType?
    { components.lazy.compactMap { $0 as? ComponentType }.first }

    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}

open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    open private(set) var components: [ComponentType] = []
    public init(componentClass cls: AnyClass) { super.init() }
    open func addComponent(_ component: ComponentType) { components.append(component) }

    open func addComponent(foundIn entity: GKEntity) {
        components += entity.components.compactMap { $0 as? ComponentType }
    }

    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }

    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}
