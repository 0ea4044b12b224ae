// Becoming active, and ceasing to be. The view that holds a constraint is the nearest above its items.
extension NSLayoutConstraint {
    private static var activationCount = 0

    var views: [UIView] { first.views + (second?.views ?? []) }

    func mentions(_ item: any LayoutItemSource) -> Bool {
        [first.place, first.origin, second?.place, second?.origin].contains { $0?.item === item }
    }

    func activate() {
        guard holder == nil else { return }
        guard first.isComplete, second?.isComplete ?? true, let ancestor = commonAncestor else {
            return raiseNoCommonAncestor()
        }
        hold(in: ancestor)
    }

    func deactivate() {
        guard let holder else { return }
        self.holder = nil
        holder.layout?.constraints.removeIdentical(self)
        for view in views { view.layout?.mentions[ObjectIdentifier(self)] = nil }
        holder.layout?.engine?.forget(self)
    }

    /// Adds it to a view that an app has named, which must be above its items.
    func activate(in view: UIView) {
        guard holder !== view else { return }
        guard !views.isEmpty, views.allSatisfy({ $0.isWithin(view) }) else {
            return raiseOutsideSubtree(of: view)
        }
        deactivate()
        hold(in: view)
    }

    private func hold(in view: UIView) {
        Self.activationCount += 1
        order = Self.activationCount
        holder = view
        view.ensureLayout().constraints.append(self)
        for mentioned in views {
            mentioned.ensureLayout().mentions[ObjectIdentifier(self)] = self
            mentioned.noteLayoutUse()
        }
        view.noteLayoutUse()
        view.changeLayout { $0.add(self) }
    }

    private var commonAncestor: UIView? {
        let views = views
        guard var ancestor = views.first else { return nil }
        for view in views.dropFirst() where view !== ancestor {
            guard let common = view.nearestView(above: ancestor) else { return nil }
            ancestor = common
        }
        return ancestor
    }

    func setConstant(_ constant: CGFloat) {
        guard constant != constantStorage, checkConstant(constant) else { return }
        constantStorage = constant
        holder?.changeLayout { $0.constantChanged(of: self) }
    }

    func setPriority(_ priority: UILayoutPriority) {
        guard priority != priorityStorage, checkPriority(priority) else { return }
        priorityStorage = priority
        holder?.changeLayout { $0.priorityChanged(of: self) }
    }
}

extension UIView {
    /// The nearest view that this one and another lie in, themselves counted.
    func nearestView(above other: UIView) -> UIView? {
        var (one, another) = (self, other)
        var (depth, otherDepth) = (self.depth, other.depth)
        while one !== another {
            if depth >= otherDepth {
                guard let superview = one.superviewLink else { return nil }
                (one, depth) = (superview, depth - 1)
            } else {
                guard let superview = another.superviewLink else { return nil }
                (another, otherDepth) = (superview, otherDepth - 1)
            }
        }
        return one
    }

    private var depth: Int {
        var (count, view) = (0, self)
        while let superview = view.superviewLink { (count, view) = (count + 1, superview) }
        return count
    }
}
