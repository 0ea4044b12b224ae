/// A view controller that manages a collection view, as its data source and delegate. iOS 6.
///
/// Follows Apple's page "UICollectionViewController".
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    private let firstLayout: UICollectionViewLayout?
    private var listStorage: UICollectionView?
    private var movement: MovementPress?
    private var hasComeBefore = false

    /// Creates a view controller with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a view controller whose collection view is loaded from a nib. Without a nib there is no layout, which raises an exception
    /// when the view is loaded.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        firstLayout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a view controller from an archive, such as a storyboard, which contains the layout.
    public required init?(coder: NSCoder) {
        firstLayout = nil
        super.init(coder: coder)
        coder.interface.map(readCollectionPage)
    }

    /// Loads the collection view from the storyboard, or creates one.
    open override func loadView() {
        if let list = viewOfFile as? UICollectionView {
            take(list)
            return view = list
        }
        let made = UICollectionView(
            frame: Runtime.current.screen.firstListFrame, collectionViewLayout: .needed(firstLayout))
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.alwaysBounceVertical = true
        made.backgroundColor = .systemBackground
        take(made)
        view = made
    }

    /// The collection view, which is the view controller's view. Accessing it loads the view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return listStorage
        }
        set {
            guard let newValue else { return }
            let wasView = viewIfLoaded === listStorage
            take(newValue)
            if wasView { view = newValue }
        }
    }

    /// The layout that the view controller was created with, or the layout of its collection view. iOS 7.
    open var collectionViewLayout: UICollectionViewLayout {
        listStorage?.collectionViewLayout ?? .needed(firstLayout)
    }

    /// Whether the selection is cleared when the view appears. Default `true`.
    ///
    /// The deselection is animated with the transition; if the transition is canceled, the items are selected again.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press moves items, if the data source supports it. Default `true`. iOS 9.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { movement?.isEnabled = installsStandardGestureForInteractiveMovement }
    }

    /// Reloads the collection view the first time, and clears the selection if requested. Evidence: hunt-collections-07.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasComeBefore { listStorage?.reloadWhatIsLoaded() }
        hasComeBefore = true
        if clearsSelectionOnViewWillAppear { clearSelection(animated) }
    }

    /// Sets the editing mode of the collection view too.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        listStorage?.isEditing = editing
    }

    private func take(_ list: UICollectionView) {
        listStorage = list
        if list.dataSource == nil { list.dataSource = self }
        if list.delegate == nil { list.delegate = self }
        let press = MovementPress(of: list)
        press.isEnabled = installsStandardGestureForInteractiveMovement
        list.addGestureRecognizer(press)
        movement = press
    }

    private func clearSelection(_ animated: Bool) {
        guard let list = listStorage, let items = list.indexPathsForSelectedItems, !items.isEmpty else {
            return
        }
        for item in items { list.deselectItem(at: item, animated: animated) }
        transitionCoordinator?.notifyWhenInteractionChanges { [weak list] context in
            guard context.isCancelled, let list else { return }
            for item in items { list.selectItem(at: item, animated: false, scrollPosition: []) }
        }
    }

    // MARK: Data

    /// Returns 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns 0.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }

    /// Override it in a subclass with items.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }

    /// Returns no view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalMember.absent(UICollectionReusableView()) }

    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { OptionalMember.absent(()) }

    /// Returns no index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Returns the first item.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { OptionalMember.absent(IndexPath(item: 0, section: 0)) }

    // MARK: Delegate

    /// Returns `true`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}

    /// Returns `true`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Returns `true`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Does nothing.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// Returns `true`.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Returns a default transition layout.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Returns the proposed index path.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    /// Returns the result of the older method.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
            toProposedIndexPath: proposedIndexPath)
    }

    /// Returns the proposed offset.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { OptionalMember.absent(proposedContentOffset) }

    /// Returns `true`.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Returns `false`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

    // MARK: Context menus

    /// Returns `nil`. iOS 16.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? { OptionalMember.absent(nil) }

    /// Returns `nil`: the item's cell. iOS 16.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalMember.absent(nil) }

    /// Returns `nil`: the item's cell. iOS 16.
    open func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { OptionalMember.absent(nil) }

    /// Returns `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Returns `nil`: the item's cell.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Returns `nil`: the item's cell.
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Scrolling

    /// Does nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns `nil`.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
    /// Returns `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    // MARK: Focus

    /// Returns whether the collection view allows focus.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    {
        OptionalMember.absent(collectionView.allowsFocus)
    }

    /// Returns `true`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { OptionalMember.absent(true) }

    /// Does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { OptionalMember.absent(()) }

    /// Returns `nil`.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        OptionalMember.absent(nil)
    }

    /// Returns `true`.
    open func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        OptionalMember.absent(true)
    }

    /// Whether a spring-loaded drag over an item performs the action of a tap. Default `true`. iOS 11.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}
