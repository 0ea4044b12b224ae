// Asking for another orientation. iOS 16.
extension UIWindowScene {
    /// What an app would like of a scene's shape. iOS 16. Follows Apple's page
    /// "UIWindowScene.GeometryPreferences".
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        fileprivate override init() {
            super.init()
        }

        /// The wishes for a phone or pad. iOS 16. Follows Apple's page
        /// "UIWindowScene.GeometryPreferences.iOS".
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            /// The orientations that would do; `nil` leaves them as they are.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates wishes that leave everything as it is.
            public override init() {
                super.init()
            }

            /// Creates wishes for orientations.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    /// Asks for another shape. The interface turns in a later turn of the run loop; an orientation that
    /// neither the app nor the page in sight supports is refused, and the handler is told. iOS 16.
    public func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wishes = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
            return
        }
        let possible = wishes.intersection(supportedOrientations)
        guard !possible.isEmpty else {
            errorHandler?(NSError(domain: "UISceneErrorDomain", code: 101))
            return
        }
        guard !possible.contains(UIInterfaceOrientationMask(interfaceOrientation)) else { return }
        let order: [UIInterfaceOrientation] = [
            .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
        ]
        guard let first = order.first(where: { possible.contains(UIInterfaceOrientationMask($0)) }) else {
            return
        }
        Runtime.current.engine.request(Rotation(of: self, to: first))
    }

    /// Turns the interface as the user does with the device. Returns whether app and page support it.
    @discardableResult
    package func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        guard supportedOrientations.contains(UIInterfaceOrientationMask(orientation)) else { return false }
        Runtime.current.engine.request(Rotation(of: self, to: orientation))
        return true
    }

    /// What the app allows and the page that covers the scene supports.
    private var supportedOrientations: UIInterfaceOrientationMask {
        let window = keyWindow ?? windows.first { $0.isShown }
        let allowed = Runtime.current.application.allowedOrientations(in: window)
        guard let root = window?.rootViewController else { return allowed }
        let covering = root.presentedChain.last {
            $0.presentationController?.shouldPresentInFullscreen ?? false
        }
        return allowed.intersection((covering ?? root).supportedInterfaceOrientations)
    }
}
