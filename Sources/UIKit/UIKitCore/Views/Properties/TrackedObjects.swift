// The objects whose methods UIKit tracks, and what a change invalidates.

extension UIView: TrackingReads {
    package var trackedReads: TrackedReads? {
        get { extraState?.trackedReads }
        set { ensureExtraState().trackedReads = newValue }
    }

    package var trackedView: UIView? { nil }

    package func invalidate(_ method: TrackedMethod) {
        switch method {
        case .properties: setNeedsUpdateProperties()
        case .layout: setNeedsLayout()
        case .constraints: setNeedsUpdateConstraints()
        case .display: setNeedsDisplay()
        case .configuration: (self as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
        case .willLayout, .didLayout, .contentUnavailable: break
        }
    }

    func sendUpdateConstraints() {
        call(.constraints, .viewConstraints) { updateConstraints() }
    }

    /// Updates a configuration, and tracks the reads of an app's class or handler.
    package func trackConfigurationUpdate(hasHandler: Bool, _ update: () -> Void) {
        if ReadTracking.isOn, hasHandler || AppMethod.isOfApp(self) {
            track(.configuration, update)
        } else {
            update()
        }
    }
}

extension UIViewController: TrackingReads {
    package var trackedReads: TrackedReads? {
        get { extraState?.trackedReads }
        set { ensureExtraState().trackedReads = newValue }
    }

    package var trackedView: UIView? { viewStorage }

    package func invalidate(_ method: TrackedMethod) {
        switch method {
        case .properties: setNeedsUpdateProperties()
        case .willLayout, .didLayout: viewStorage?.setNeedsLayout()
        case .constraints: viewStorage?.setNeedsUpdateConstraints()
        case .contentUnavailable: setNeedsUpdateContentUnavailableConfiguration()
        case .layout, .display, .configuration: break
        }
    }
}

extension UIPresentationController: TrackingReads {
    package var trackedView: UIView? { containerStorage }

    package func invalidate(_ method: TrackedMethod) {
        containerStorage?.setNeedsLayout()
    }

    func sendContainerViewWillLayoutSubviews() {
        call(.willLayout, .containerWillLayout) { containerViewWillLayoutSubviews() }
    }

    func sendContainerViewDidLayoutSubviews() {
        call(.didLayout, .containerDidLayout) { containerViewDidLayoutSubviews() }
    }
}
