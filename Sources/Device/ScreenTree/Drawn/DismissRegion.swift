import UIKit

extension PresentationContainerView {
    /// Whether the container shows a popover that wasn't adapted to another style.
    var isPopover: Bool { (controller as? UIPopoverPresentationController)?.place != nil }

    /// Whether the container shows a sheet that covers the page behind it.
    fileprivate var isDimmingSheet: Bool {
        controller is UISheetPresentationController && accessibilityViewIsModal
    }
}

extension UIView {
    /// The region outside the content of this view, where a tap closes the content. Empty for other views.
    ///
    /// The kinds and names follow public UI tests, which have a plain element for popovers and sheets, a button for the calendar and
    /// the wheels of a compact date picker, and a button with another name for menus.
    var dismissRegion: [ElementSnapshot] {
        guard let surface = self as? any ClosedByTapOutside, var region = regionWithoutFrame,
            let point = pointOutside(surface.contentFrames)
        else { return [] }
        region.frame = screenRect(bounds)
        region.activationPoint = screenPoint(point)
        return [region]
    }

    private var regionWithoutFrame: ElementSnapshot? {
        switch self {
        case let container as PresentationContainerView:
            guard container.isPopover || container.isDimmingSheet else { return nil }
            return region(.other, "dismiss popup", identifier: "PopoverDismissRegion")
        case let surface as FloatingSurface where !surface.showsMenu:
            return region(.button, "dismiss popup", identifier: "PopoverDismissRegion")
        default: return region(.button, "Dismiss context menu", identifier: "")
        }
    }

    private func region(_ kind: ElementKind, _ label: String, identifier: String) -> ElementSnapshot {
        var region = ElementSnapshot(kind, object: self)
        (region.label, region.identifier) = (label, identifier)
        if kind == .button { region.traits = .button }
        return region
    }

    /// A point of the view near its edge that isn't in some rectangles; `nil` if they cover the edge. The middle of a side is first,
    /// because the keyboard may cover the lower corners.
    private func pointOutside(_ rects: [CGRect]) -> CGPoint? {
        let area = bounds.insetBy(dx: 4, dy: 4)
        let points = [area.midY, area.minY, area.maxY].flatMap { y in
            [area.minX, area.maxX, area.midX].map { CGPoint(x: $0, y: y) }
        }
        return points.first { point in !rects.contains { $0.contains(point) } }
    }
}
