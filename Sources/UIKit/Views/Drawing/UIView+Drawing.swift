extension UIView {
    /// What the view itself shows: its background, what its class draws, and what ``draw(_:)`` draws.
    package func makeDrawing() -> Drawing {
        GraphicsContexts.draw(in: boundsStorage, scale: GraphicsContexts.screenScale) { context in
            traitCollection.performAsCurrent {
                fillBackground(context)
                (self as? any SelfDrawing)?.drawLook()
                draw(boundsStorage)
            }
        }.drawing
    }

    /// Brings the subviews up to date that the view makes only when somebody looks.
    package func prepareForDrawing() { (self as? any SelfDrawing)?.prepareLook() }

    private func fillBackground(_ context: CGContext) {
        guard let color = backgroundColor?.cgColor, color.alpha > 0, !boundsStorage.isEmpty else { return }
        context.setFillColor(color)
        context.fill(boundsStorage)
    }

    /// From the view's coordinates to its superview's.
    package var transformToSuperview: CGAffineTransform { transformToSuperview(extras) }
}
