import UIKit

/// The covers of a scene. The scene retains them.
@MainActor
final class SceneCovers {
    /// The covers, the lowest first.
    private(set) var all: [Cover] = []
    /// The window that received keyboard events before the first cover was shown.
    private weak var keyWindow: UIWindow?

    private init() {}

    /// The covers of a window's scene; for a window without a scene, the window's own covers.
    static func of(_ window: UIWindow) -> SceneCovers {
        let owner: UIResponder = window.windowScene ?? window
        return ObjectStorage.of(owner).object(make: SceneCovers.init)
    }

    func show(
        _ page: UIViewController, over window: UIWindow, level: UIWindow.Level, animated: Bool
    ) -> Cover {
        if all.isEmpty { keyWindow = window.windowScene?.windows.first(where: \.isKeyWindow) ?? window }
        let cover = Cover(page, over: window, level: level, in: self)
        all.insert(cover, at: all.firstIndex { $0.level > level } ?? all.endIndex)
        cover.show(animated: animated)
        if all.last === cover { cover.window.makeKey() }
        return cover
    }

    /// Removes a cover that ends. Keyboard events are then sent to the next cover, or to the earlier window: UIKit shows the keyboard of
    /// that window's first responder again.
    func remove(_ cover: Cover) {
        all.removeAll { $0 === cover }
        guard cover.window.isKeyWindow else { return }
        (all.last?.window ?? keyWindow)?.makeKey()
    }
}
